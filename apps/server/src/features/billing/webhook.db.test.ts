import { seededRandom } from '@tredici/engine/numeric/random';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentEvent } from '#db/schema/billing.ts';
import { DAY_MS } from '#durations.ts';
import { createPaymentWorld } from '../../../testing/payment-world.ts';
import { passTime } from '../../demo/payments/provider.ts';
import { syncCustomer } from './sync-customer.ts';

describe('events of the payment provider', async () => {
  const world = await createPaymentWorld();
  const { app, other, db, clock, provider, billing } = world;

  const event = (more: object = {}) => ({
    id: 'evt_1',
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    created: provider.now(),
    data: { object: { id: 'sub_x', object: 'subscription', customer: 'cus_nobody' } },
    ...more,
  });
  const stored = async (id: string) =>
    (await db.select().from(paymentEvent).where(eq(paymentEvent.id, id)))[0];

  it('are refused without a valid signature', async () => {
    const payload = JSON.stringify(event());
    const nowSeconds = clock.now().getTime() / 1000;
    const forged = [
      '',
      'v1=abc',
      `t=${Math.floor(nowSeconds)},v1=${'0'.repeat(64)}`,
      world.sign(`${payload} `),
      // An old one, and one from the future.
      world.sign(payload, nowSeconds - 600),
      world.sign(payload, nowSeconds + 600),
    ];
    for (const signature of forged) {
      const reply = await world.deliver(payload, signature);
      expect(reply.statusCode, signature).toBe(400);
      expect(reply.json().code).toBe('signature_invalid');
    }
    expect(await stored('evt_1')).toBeUndefined();
  });

  it('are refused if they are signed but not events', async () => {
    for (const payload of ['', '{}', '[]', 'null', '"x"', '{"id":1}', 'not json']) {
      expect((await world.deliver(payload)).statusCode, payload).toBe(400);
    }
    const huge = JSON.stringify(event({ filler: 'x'.repeat(600_000) }));
    expect((await world.deliver(huge)).statusCode).toBe(413);
  });

  it('are stored once, including those that nobody needs', async () => {
    const before = await db.$count(paymentEvent);
    const unknown = JSON.stringify(event({ id: 'evt_2', type: 'invented.thing.happened' }));
    for (const to of [app, other, app]) {
      expect((await world.deliver(unknown, world.sign(unknown), to)).statusCode).toBe(200);
    }
    expect(await stored('evt_2')).toMatchObject({ outcome: 'no-customer' });
    expect(await db.$count(paymentEvent)).toBe(before + 1);
  });

  it('do nothing if they are of the other mode', async () => {
    const buyer = await world.addBuyer();
    await buyer.openCheckout();
    const [session] = await provider.store.list('checkout.session');
    const object = { id: 'sub_1', object: 'subscription', customer: session!.customer };
    const live = JSON.stringify(event({ id: 'evt_3', livemode: true, data: { object } }));
    expect((await world.deliver(live)).statusCode).toBe(200);
    expect(await stored('evt_3')).toMatchObject({ outcome: 'other-mode' });
  });

  it('are never stored with a card or an address', async () => {
    const object = {
      id: 'ch_1',
      object: 'charge',
      customer: 'cus_nobody',
      billing_details: { email: 'person@example.test', name: 'A Person' },
      payment_method_details: { card: { last4: '4242' } },
    };
    await world.deliver(JSON.stringify(event({ id: 'evt_4', data: { object } })));
    const text = JSON.stringify(await stored('evt_4'));
    expect(text).not.toMatch(/4242|example\.test|A Person/);
  });

  it('lead to the same state in any order, repeated and at once on two processes', async () => {
    const buyers = [await world.addBuyer(), await world.addBuyer(), await world.addBuyer()];
    const customers = [];
    for (const [at, buyer] of buyers.entries()) {
      customers.push((await buyer.buy(at === 0 ? 'yearly' : 'monthly')).customer);
    }
    const refused = await provider.store.get('customer', customers[2]!);
    await provider.store.put('customer', { ...refused!, card_fails: true });
    // Two months pass at the provider before we hear of any of it.
    for (let step = 0; step < 5; step += 1) {
      clock.move(13 * DAY_MS);
      await passTime(provider);
    }
    for (const customer of customers) await syncCustomer(billing, customer);
    const premiumInOrder = await Promise.all(buyers.map((buyer) => buyer.isPremium()));
    const events = await provider.store.list('event');
    expect(events.length).toBeGreaterThan(6);
    expect(premiumInOrder).toEqual([true, true, false]);
    const random = seededRandom(13);
    const deliveries = [...events, ...events, ...events]
      .map((one) => ({ one, at: random.uniform() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
    await Promise.all(
      deliveries.map(async (one, at) => {
        const payload = JSON.stringify(one);
        const reply = await world.deliver(payload, world.sign(payload), at % 2 ? app : other);
        expect(reply.statusCode).toBe(200);
      }),
    );
    await Promise.all(
      [...customers, ...customers].map((customer) => syncCustomer(billing, customer)),
    );
    expect(await Promise.all(buyers.map((buyer) => buyer.isPremium()))).toEqual(premiumInOrder);
  });
});
