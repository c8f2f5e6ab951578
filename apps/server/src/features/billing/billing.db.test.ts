import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { paymentEvent } from '#db/schema/billing.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { PASSWORD } from '#testing/test-app.ts';
import { createPaymentWorld } from '../../../testing/payment-world.ts';
import {
  completeCheckout,
  passTime,
  refundCharge,
  setCancelAtPeriodEnd,
} from '../../demo/payments/provider.ts';
import { syncCustomer } from './sync-customer.ts';

describe('payments', async () => {
  const world = await createPaymentWorld();
  const { app, other, db, clock, provider, billing, postbox } = world;
  const start = clock.now().getTime();

  // Each test has its own buyers; the clock and the mails are shared.
  beforeEach(async () => {
    clock.move(start - clock.now().getTime());
    await postbox.collect();
  });

  it("shows the provider's prices", async () => {
    const reply = await app.inject('/api/v1/tredici/pricing/');
    expect(reply.json()).toEqual({
      payments: 'ready',
      plans: [
        { plan: 'monthly', amount_cents: 990, currency: 'eur' },
        { plan: 'yearly', amount_cents: 8900, currency: 'eur' },
      ],
    });
  });

  it('goes from checkout to Pro, visible to every process at once', async () => {
    const buyer = await world.addBuyer();
    expect(await buyer.isPremium(other)).toBe(false);
    await buyer.buy();
    expect(await buyer.isPremium()).toBe(true);
    expect(await buyer.isPremium(other)).toBe(true);
    const mails = await postbox.collect();
    expect(mails.map(({ kind }) => kind)).toEqual(['subscription-started']);
    const { results } = (await world.get('/v1/account/subscriptions/', buyer.token)).json();
    expect(results).toEqual([
      {
        id: expect.stringMatching(/^sub_/),
        plan: 'monthly',
        state: 'active',
        amount_cents: 990,
        currency: 'eur',
        started_at: '2026-03-14T18:00:00.000Z',
        next_date: '2026-04-14T18:00:00.000Z',
        withdrawal_until: '2026-03-28T18:00:00.000Z',
        is_withdrawing: false,
      },
    ]);
    const payments = (await world.get('/v1/account/payments/', buyer.token)).json().results;
    expect(payments).toMatchObject([{ amount_cents: 990, state: 'paid', currency: 'eur' }]);
  });

  it('does not show a user what another has paid', async () => {
    const [buyer, stranger] = [await world.addBuyer(), await world.addBuyer()];
    const { subscription } = await buyer.buy();
    for (const what of ['subscriptions', 'payments']) {
      const reply = await world.get(`/v1/account/${what}/`, stranger.token);
      expect(reply.json()).toEqual({ results: [] });
    }
    const refused = await world.post('/v1/account/subscriptions/withdraw/', stranger.token, {
      subscription,
    });
    expect(refused.statusCode).toBe(404);
    expect(await buyer.isPremium()).toBe(true);
  });

  it('opens one checkout per user and plan, in however many tabs', async () => {
    const buyer = await world.addBuyer();
    const urls = await Promise.all([1, 2, 3, 4].map(() => buyer.openCheckout()));
    expect(new Set(urls).size).toBe(1);
    const yearly = await buyer.openCheckout('yearly');
    expect(yearly).not.toBe(urls[0]);
    const first = await provider.store.get('checkout.session', urls[0]!.split('/').at(-1)!);
    expect(first?.status).toBe('expired');
    expect(await buyer.openCheckout('yearly')).toBe(yearly);
  });

  it('sends users with Pro to the portal', async () => {
    const buyer = await world.addBuyer();
    await buyer.buy('yearly');
    expect(await buyer.openCheckout()).toMatch(/^http:\/\/pages\.test\/abbonamento\//);
    const portal = await world.post('/v1/account/stripe/customer-portal/', buyer.token);
    expect(portal.json().url).toMatch(/\/abbonamento\//);
    const nobody = await world.addBuyer();
    const refused = await world.post('/v1/account/stripe/customer-portal/', nobody.token);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('no_subscription');
  });

  it('creates another customer for one that was deleted at the provider', async () => {
    const buyer = await world.addBuyer();
    const url = await buyer.openCheckout();
    const open = await provider.store.get('checkout.session', url.split('/').at(-1)!);
    await provider.store.remove('customer', open!.customer);
    await provider.store.remove('checkout.session', open!.id);
    await buyer.buy();
    expect(await buyer.isPremium()).toBe(true);
  });

  it('ends Pro on the day of a cancellation without further word from the provider', async () => {
    const buyer = await world.addBuyer();
    const { subscription } = await buyer.buy();
    const running = await provider.store.get('subscription', subscription!);
    await setCancelAtPeriodEnd(provider, running!, true);
    await world.settle();
    const { results } = (await world.get('/v1/account/subscriptions/', buyer.token)).json();
    expect(results[0]).toMatchObject({ state: 'ends' });
    clock.move(31 * DAY_MS - 60_000);
    expect(await buyer.isPremium()).toBe(true);
    clock.move(120_000);
    expect(await buyer.isPremium()).toBe(false);
    // A former subscriber buys again: they are neither thanked for the old payment nor sent to the portal.
    expect(await buyer.openCheckout('yearly')).toMatch(/\/cassa\//);
    await buyer.buy('yearly');
    expect(await buyer.isPremium()).toBe(true);
  });

  it('thanks a user who has already paid instead of letting them pay twice', async () => {
    const buyer = await world.addBuyer();
    const url = await buyer.openCheckout();
    const session = await provider.store.get('checkout.session', url.split('/').at(-1)!);
    await completeCheckout(provider, session!);
    expect(await buyer.openCheckout()).toMatch(/\/thank-you-purchase\?session=/);
    await world.settle();
    expect(await buyer.isPremium()).toBe(true);
  });

  it('keeps Pro for a week while a renewal fails, and tells the user once', async () => {
    const buyer = await world.addBuyer();
    const { customer } = await buyer.buy();
    await postbox.collect();
    const kept = await provider.store.get('customer', customer);
    await provider.store.put('customer', { ...kept!, card_fails: true });
    clock.move(31 * DAY_MS + 60_000);
    await passTime(provider);
    clock.move(2 * HOUR_MS);
    await passTime(provider);
    await world.settle();
    await world.settle();
    expect(await buyer.isPremium()).toBe(true);
    const mails = await postbox.collect();
    expect(mails.map(({ kind }) => kind)).toContain('payment-failed');
    expect(mails.filter(({ kind }) => kind === 'payment-failed')).toHaveLength(1);
    expect(await buyer.subscriptions()).toMatchObject([{ state: 'renewal-failing' }]);
    clock.move(7 * DAY_MS);
    await syncCustomer(billing, customer);
    expect(await buyer.isPremium()).toBe(false);
    await provider.store.put('customer', { ...kept!, card_fails: false });
    clock.move(3 * DAY_MS);
    await passTime(provider);
    await world.settle();
    expect(await buyer.isPremium()).toBe(true);
  });

  it('ends Pro with a full refund, not with a partial one', async () => {
    const buyer = await world.addBuyer();
    const { invoice } = await buyer.buy();
    const paid = await provider.store.get('invoice', invoice!);
    const { payment } = paid!.payments.data[0] as { payment: { payment_intent: string } };
    await refundCharge(provider, payment.payment_intent, 300);
    await world.settle();
    expect(await buyer.isPremium()).toBe(true);
    await refundCharge(provider, payment.payment_intent, undefined);
    await world.settle();
    expect(await buyer.isPremium()).toBe(false);
    const payments = (await world.get('/v1/account/payments/', buyer.token)).json().results;
    expect(payments[0]).toMatchObject({ state: 'refunded', refunded_cents: 990 });
  });

  it('ends Pro with a lost dispute, which names only the payment', async () => {
    const buyer = await world.addBuyer();
    const { customer } = await buyer.buy();
    const [charge] = await provider.store.list('charge', customer);
    await provider.store.put('charge', { ...charge!, disputed: true });
    const dispute = {
      id: 'dp_1',
      object: 'dispute' as const,
      amount: 990,
      charge: charge!.id,
      created: provider.now(),
      status: 'needs_response',
    };
    await provider.store.put('dispute', dispute);
    await syncCustomer(billing, customer);
    expect(await buyer.isPremium()).toBe(true);
    await provider.store.put('dispute', { ...dispute, status: 'lost' });
    const event = {
      id: 'evt_dispute',
      object: 'event',
      type: 'charge.dispute.closed',
      livemode: false,
      created: provider.now(),
      data: { object: { ...dispute, status: 'lost', payment_intent: charge!.payment_intent } },
    };
    expect((await world.deliver(JSON.stringify(event))).statusCode).toBe(200);
    const [stored] = await db.select().from(paymentEvent).where(eq(paymentEvent.id, 'evt_dispute'));
    expect(stored).toMatchObject({ outcome: 'read-customer', customerId: customer });
    await syncCustomer(billing, customer);
    expect(await buyer.isPremium()).toBe(false);
  });

  it('lets a buyer withdraw within 14 days: subscription ended, payment refunded, confirmed by a dated mail', async () => {
    const buyer = await world.addBuyer();
    const { subscription } = await buyer.buy('yearly');
    await postbox.collect();
    const withdraw = () =>
      world.post('/v1/account/subscriptions/withdraw/', buyer.token, { subscription });
    const replies = await Promise.all([withdraw(), withdraw()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await buyer.isPremium()).toBe(false);
    const ended = await provider.store.get('subscription', subscription!);
    expect(ended?.status).toBe('canceled');
    const mails = await postbox.collect();
    expect(mails.map(({ kind }) => kind)).toEqual(['contract-withdrawn']);
    const payments = (await world.get('/v1/account/payments/', buyer.token)).json().results;
    expect(payments[0]).toMatchObject({ state: 'refunded', refunded_cents: 8900 });
  });

  it('refuses a withdrawal after 14 days', async () => {
    const buyer = await world.addBuyer();
    const { subscription } = await buyer.buy('yearly');
    clock.move(14 * DAY_MS);
    const late = await world.post('/v1/account/subscriptions/withdraw/', buyer.token, {
      subscription,
    });
    expect(late.json()).toMatchObject({ code: 'withdrawal_over' });
    expect(await buyer.isPremium()).toBe(true);
  });

  it('ends the subscription before it deletes the account', async () => {
    const buyer = await world.addBuyer();
    const { subscription, customer } = await buyer.buy();
    const reply = await app.inject({
      method: 'DELETE',
      url: `/api/v1/tredici/userprofile/${buyer.id}/`,
      headers: { authorization: `Bearer ${buyer.token}` },
      payload: { password: PASSWORD },
    });
    expect(reply.statusCode).toBe(204);
    expect((await provider.store.get('subscription', subscription!))?.status).toBe('canceled');
    expect(await db.$count(appUser, eq(appUser.id, buyer.id))).toBe(0);
    // Events that still arrive about the deleted account are accepted and do nothing.
    await world.settle();
    expect(await syncCustomer(billing, customer)).not.toBe('unknown-customer');
  });
});
