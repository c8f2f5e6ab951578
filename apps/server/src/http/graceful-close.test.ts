import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeGracefully } from './graceful-close.ts';

async function slowServer(ms: number) {
  const app = Fastify({ return503OnClosing: false });
  let begun = () => {};
  const arrived = new Promise<void>((resolve) => {
    begun = resolve;
  });
  app.get('/slow', async () => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return 'finished';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { app, url, arrived };
}

test('a reply under way is finished, and nobody new is let in', async () => {
  const { app, url, arrived } = await slowServer(300);
  const underWay = fetch(`${url}/slow`).then((reply) => reply.text());
  await arrived;
  const closing = closeGracefully(app, 1_500);
  await expect(fetch(`${url}/slow`)).rejects.toThrow();
  expect(await underWay).toBe('finished');
  await closing;
});

test('what does not finish within the grace is cut off', async () => {
  const { app, url, arrived } = await slowServer(10_000);
  const underWay = fetch(`${url}/slow`).then((reply) => reply.text());
  const outcome = underWay.catch(() => 'cut off');
  await arrived;
  const started = performance.now();
  await closeGracefully(app, 200);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(await outcome).toBe('cut off');
});

test('open connections that wait for nothing do not delay the end', async () => {
  const { app, url } = await slowServer(1);
  await (await fetch(`${url}/slow`)).text();
  const started = performance.now();
  await closeGracefully(app, 1_500);
  expect(performance.now() - started).toBeLessThan(500);
});
