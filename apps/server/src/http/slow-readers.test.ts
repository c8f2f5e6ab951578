import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { cutSlowReaders } from './slow-readers.ts';

/** More than the socket buffers of both sides hold together. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

async function start() {
  let at = 0;
  const readers = cutSlowReaders({ info: () => {} }, { now: () => at, lookEveryMs: 20 });
  const server = createServer((_request, reply) => {
    readers.watch(reply);
    reply.end(LARGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    readers.close();
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    later: (ms: number) => {
      at += ms;
    },
  };
}

test('clients that do not read are cut off, those that do get everything', async () => {
  const { port, later } = await start();
  const idle = connect(port, '127.0.0.1');
  idle.pause();
  idle.on('error', () => {});
  idle.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const quick = await fetch(`http://127.0.0.1:${port}/`);
  expect((await quick.arrayBuffer()).byteLength).toBe(LARGE.length);

  later(61_000);
  await wait(200);
  // The client can still read what its buffers hold.
  let read = 0;
  idle.on('data', (chunk) => (read += chunk.length));
  idle.resume();
  await once(idle, 'close');
  expect(read).toBeLessThan(LARGE.length);
});
