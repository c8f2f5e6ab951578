import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#log/logging.ts';
import { createMailQueue } from '#mail/queue.ts';
import { createPaymentWorld } from '../../../testing/payment-world.ts';
import { testConfig } from '../../../testing/test-app.ts';
import { completeCheckout } from '../../demo/payments/provider.ts';
import { createBilling } from './billing.ts';
import { startSyncWorker } from './sync-queue.ts';

/** The way to the provider, which can be cut. */
async function startCable(target: string) {
  let isCut = true;
  const server = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const onward = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mend: () => {
      isCut = false;
    },
  };
}

test('an event that came while the provider was away is handled once it is back', async () => {
  const world = await createPaymentWorld();
  const { db, clock, provider, standIn } = world;
  const { pool } = world.database;
  const log = createLog('silent');
  const cable = await startCable(standIn.settings.apiUrl!);
  const settings = { ...standIn.settings, apiUrl: cable.url };
  const mail = createMailQueue(db, pool, log);
  const billing = createBilling({ db, pool, clock, log, mail, config: testConfig(), settings });
  const buyer = await world.addBuyer();
  const sessionId = (await buyer.openCheckout()).split('/').at(-1)!;
  await completeCheckout(provider, (await provider.store.get('checkout.session', sessionId))!);
  for (const event of await provider.store.list('event')) {
    expect((await world.deliver(JSON.stringify(event))).statusCode).toBe(200);
  }
  const worker = await startSyncWorker({ ...billing, pool, pollingSeconds: 0.5 });
  try {
    await sleep(2_500);
    expect(await buyer.isPremium()).toBe(false);
    cable.mend();
    await expect.poll(() => buyer.isPremium(), { timeout: 80_000, interval: 250 }).toBe(true);
  } finally {
    await worker.stop(1_000);
    await billing.queue.close();
    await mail.close();
  }
});
