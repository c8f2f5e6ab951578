import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { finishDeletions } from '#features/accounts/job.ts';
import { createUserChanges } from '#http/user-changes.ts';
import type { JobContext } from '#jobs/job.ts';
import { createLog } from '#log/logging.ts';
import { createMailQueue } from '#mail/queue.ts';
import { startCable } from '../../../testing/cable.ts';
import { createPaymentWorld } from '../../../testing/payment-world.ts';
import { createTestApp, PASSWORD, testConfig } from '../../../testing/test-app.ts';
import { completeCheckout } from '../../demo/payments/provider.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { billingJobs } from './job.ts';
import { syncCustomer } from './sync-customer.ts';

describe('missing events, deleted customers and deleted accounts', async () => {
  const world = await createPaymentWorld();
  const { database, db, clock, app, provider, billing, standIn } = world;
  const context: JobContext = {
    config: testConfig(),
    clock,
    db,
    pool: database.pool,
    log: createLog('silent'),
    slot: 'x',
    attempt: 1,
    signal: new AbortController().signal,
  };
  const reconcile = billingJobs(billing).find(({ name }) => name === 'reconcile-payments')!;
  const forgetEvents = async () => {
    for (const { id } of await provider.store.list('event'))
      await provider.store.remove('event', id);
  };
  const deleteAccount = (user: { id: number; token: string }, to = app) =>
    to.inject({
      method: 'DELETE',
      url: `/api/v1/tredici/userprofile/${user.id}/`,
      headers: { authorization: `Bearer ${user.token}` },
      payload: { password: PASSWORD },
    });
  const openSession = async (buyer: { openCheckout(): Promise<string> }) =>
    (await provider.store.get(
      'checkout.session',
      (await buyer.openCheckout()).split('/').at(-1)!,
    ))!;

  it('a payment without any event is found by the nightly reading', async () => {
    // Clears what other tests left behind.
    await reconcile.run(context);
    const buyer = await world.addBuyer();
    await completeCheckout(provider, await openSession(buyer));
    await forgetEvents();
    expect(await buyer.isPremium()).toBe(false);
    expect(await reconcile.run(context)).toBe(1);
    expect(await buyer.isPremium()).toBe(true);
    expect(await reconcile.run(context), 'nothing is left to mend').toBe(0);
  });

  it('a subscription paid for an account that was deleted meanwhile is ended at the provider', async () => {
    const buyer = await world.addBuyer();
    const session = await openSession(buyer);
    expect((await deleteAccount(buyer)).statusCode).toBe(204);
    // The page was open in another tab, and the payment was in progress.
    const { subscription } = await completeCheckout(provider, session);
    await world.settle();
    expect((await provider.store.get('subscription', subscription!))?.status).toBe('canceled');
  });

  it('a customer deleted at the provider has no portal, and no Pro once that has been read', async () => {
    const buyer = await world.addBuyer();
    const { customer, subscription } = await buyer.buy();
    await provider.store.remove('customer', customer);
    await provider.store.remove('subscription', subscription!);
    const portal = await world.post('/v1/account/stripe/customer-portal/', buyer.token);
    expect(portal.json().code).toBe('no_subscription');
    expect(await syncCustomer(billing, customer)).toBe('customer-gone');
    expect(await buyer.isPremium()).toBe(false);
    await buyer.buy();
    expect(await buyer.isPremium()).toBe(true);
  });

  it('a deletion while the provider is unreachable is shown as waiting, and finished by the job', async () => {
    const buyer = await world.addBuyer();
    const { subscription } = await buyer.buy();
    const cable = await startCable(standIn.settings.apiUrl!);
    const settings = { ...standIn.settings, apiUrl: cable.url };
    const cabled = await createTestApp(database, {
      clock,
      paymentsStandIn: { ...standIn, settings },
    });
    cable.cut();
    const refused = await deleteAccount(buyer, cabled);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'deletion_waits']);
    const profile = await world.get(`/v1/tredici/userprofile/${buyer.id}/`, buyer.token);
    expect(profile.json().deletion_asked_at).toBe(clock.now().toISOString());

    const mail = createMailQueue(db, database.pool, context.log);
    const users = createUserChanges(db, mail);
    const job = finishDeletions(users, (userId, log) =>
      endSubscriptions({ db, billing, log }, userId),
    );
    expect(await job.run(context)).toBe(1);
    await mail.close();
    expect((await provider.store.get('subscription', subscription!))?.status).toBe('canceled');
    expect(await db.$count(appUser, eq(appUser.id, buyer.id))).toBe(0);
  });
});
