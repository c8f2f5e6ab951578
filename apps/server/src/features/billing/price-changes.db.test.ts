import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billingCustomer } from '#db/schema/billing.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { createPaymentWorld } from '../../../testing/payment-world.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { passTime } from '../../demo/payments/provider.ts';

/** A provider with two more prices than those configured. */
async function createPricedWorld() {
  const world = await createPaymentWorld();
  const { provider, database, clock, standIn } = world;
  const monthly = (await provider.store.get('price', standIn.settings.prices.monthly))!;
  await provider.store.put('price', {
    ...monthly,
    id: 'price_dollars',
    currency: 'usd',
    unit_amount: 1290,
  });
  await provider.store.put('price', { ...monthly, id: 'price_archived', active: false });
  /** The server after a restart with other prices, and its log. */
  const restart = async (prices: { monthly: string; yearly: string }) => {
    const lines: { readonly msg: string }[] = [];
    const settings = { ...standIn.settings, prices };
    const app = await createTestApp(database, {
      clock,
      paymentsStandIn: { ...standIn, settings },
      env: { LOG_LEVEL: 'warn' },
      logStream: {
        write: (line) => {
          if (line.includes('payments: ')) lines.push(JSON.parse(line));
        },
      },
    });
    await app.ready();
    return { app, lines };
  };
  const customersOf = (userId: number) =>
    world.db.select().from(billingCustomer).where(eq(billingCustomer.userId, userId));
  return { ...world, restart, customersOf };
}

describe('prices that change', async () => {
  const world = await createPricedWorld();
  const { provider, clock, restart, customersOf, post } = world;
  const sessionAt = (url: string) => provider.store.get('checkout.session', url.split('/').at(-1)!);

  it('another price and currency: earlier subscribers keep Pro, their price and their renewals', async () => {
    const buyer = await world.addBuyer();
    await buyer.buy();
    const { app } = await restart({ monthly: 'price_dollars', yearly: 'price_demo_yearly' });
    expect((await app.inject('/api/v1/tredici/pricing/')).json()).toEqual({
      payments: 'ready',
      plans: [
        { plan: 'monthly', amount_cents: 1290, currency: 'usd' },
        { plan: 'yearly', amount_cents: 8900, currency: 'eur' },
      ],
    });
    expect(await buyer.isPremium(app)).toBe(true);
    clock.move(31 * DAY_MS + 60_000);
    await passTime(provider);
    clock.move(2 * HOUR_MS);
    await passTime(provider);
    await world.settle();
    clock.move(DAY_MS);
    expect(await buyer.isPremium(app)).toBe(true);
    expect(await buyer.subscriptions()).toMatchObject([
      { plan: 'monthly', state: 'active', amount_cents: 990, currency: 'eur' },
    ]);
  });

  it('an open checkout of the earlier price is closed and another opened at the new one', async () => {
    const buyer = await world.addBuyer();
    const before = await buyer.openCheckout();
    const { app } = await restart({ monthly: 'price_dollars', yearly: 'price_demo_yearly' });
    const pay = () => post('/v1/account/stripe/checkout/', buyer.token, { plan: 'monthly' }, app);
    const after = (await pay()).json().url;
    expect(await sessionAt(before)).toMatchObject({
      status: 'expired',
      price: 'price_demo_monthly',
    });
    expect(await sessionAt(after)).toMatchObject({ status: 'open', price: 'price_dollars' });
    expect((await pay()).json().url).toBe(after);
  });

  it.each(['price_gone', 'price_archived'])(
    '%s is logged at the start, is not offered, and locks nobody out',
    async (yearly) => {
      const buyer = await world.addBuyer();
      await buyer.buy('yearly');
      const { app, lines } = await restart({ monthly: 'price_demo_monthly', yearly });
      await expect.poll(() => lines.length).toBe(1);
      expect(lines[0]).toMatchObject({
        plan: 'yearly',
        price: yearly,
        msg: expect.stringMatching(/^payments: (the provider has no such|this) price/),
      });
      const pricing = (await app.inject('/api/v1/tredici/pricing/')).json();
      expect(pricing).toMatchObject({ payments: 'ready', plans: [{ plan: 'monthly' }] });
      expect(await buyer.isPremium(app)).toBe(true);

      const other = await world.addBuyer();
      await other.openCheckout('monthly');
      const known = await customersOf(other.id);
      const asked = { plan: 'yearly' };
      const refused = await post('/v1/account/stripe/checkout/', other.token, asked, app);
      expect(refused.statusCode).toBe(503);
      expect(refused.json().code).toBe('payments_unavailable');
      expect(await customersOf(other.id), 'the customer is not what is missing').toEqual(known);
      await other.buy('yearly');
      expect(await other.isPremium(app)).toBe(true);
      expect(JSON.stringify(lines)).not.toMatch(/sk_test|whsec/);
    },
  );

  it('without any price the page says that payments come soon', async () => {
    const buyer = await world.addBuyer();
    await buyer.buy();
    const { app, lines } = await restart({ monthly: 'price_gone', yearly: 'price_archived' });
    const reply = await app.inject('/api/v1/tredici/pricing/');
    expect(reply.json()).toEqual({ payments: 'soon', plans: [] });
    expect(lines).toHaveLength(2);
    expect(await buyer.isPremium(app)).toBe(true);
  });
});
