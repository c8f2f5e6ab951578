import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '#log/logging.ts';
import { createMailQueue } from '#mail/queue.ts';
import { startCable } from '../../../testing/cable.ts';
import { createPaymentWorld } from '../../../testing/payment-world.ts';
import { testConfig } from '../../../testing/test-app.ts';
import { completeCheckout } from '../../demo/payments/provider.ts';
import { createBilling } from './billing.ts';
import { startSyncWorker } from './sync-queue.ts';

test('an event that came while the provider was unavailable is handled once it is back', async () => {
  const world = await createPaymentWorld();
  const { db, clock, provider, standIn } = world;
  const { pool } = world.database;
  const log = createLog('silent');
  const cable = await startCable(standIn.settings.apiUrl!);
  cable.cut();
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
