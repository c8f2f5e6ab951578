import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { createBilling } from '#features/billing/billing.ts';
import { syncCustomer } from '#features/billing/sync-customer.ts';
import { createLog } from '#log/logging.ts';
import { createMailQueue } from '#mail/queue.ts';
import { completeCheckout } from '../src/demo/payments/provider.ts';
import { startPaymentsStandIn } from '../src/demo/payments/stand-in.ts';
import { createTestDatabase } from './database/test-database.ts';
import { createPostbox } from './postbox.ts';
import { addUser, createTestApp, createTestClock, logIn, testConfig } from './test-app.ts';

const WEBHOOK = '/api/v1/account/stripe/webhook/';

/** The base of tests of payments: two processes, a movable clock, mails, and the strict stand-in of the
 *  provider, whose events are delivered when the test asks for it. */
export async function createPaymentWorld() {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const clock = createTestClock();
  const log = createLog('silent');
  const standIn = await startPaymentsStandIn({ db, clock, log, pagesUrl: 'http://pages.test' });
  const { provider, settings } = standIn;
  const [app, other] = await Promise.all([
    createTestApp(database, { clock, paymentsStandIn: standIn }),
    createTestApp(database, { clock, paymentsStandIn: standIn }),
  ]);
  const postbox = await createPostbox(database, clock);
  const mail = createMailQueue(db, pool, log);
  const billing = createBilling({ db, pool, clock, log, mail, config: testConfig(), settings });
  afterAll(async () => {
    await billing.queue.close();
    await mail.close();
    await standIn.close();
  });

  const sign = (payload: string, timestamp = clock.now().getTime() / 1000) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: settings.webhookSecret,
      timestamp: Math.floor(timestamp),
    });

  const deliver = (payload: string, signature = sign(payload), to: FastifyInstance = app) =>
    to.inject({
      method: 'POST',
      url: WEBHOOK,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });

  /** Delivers the provider's events, and reads the customers that they are about. */
  const settle = async () => {
    const customers = new Set<string>();
    for (const event of await provider.store.list('event')) {
      const reply = await deliver(JSON.stringify(event));
      if (reply.statusCode !== 200) throw new Error(reply.body);
      await provider.store.remove('event', event.id);
      const { customer } = event.data.object as { customer?: string };
      if (customer) customers.add(customer);
    }
    for (const customer of customers) await syncCustomer(billing, customer);
  };

  const post = (url: string, token: string, payload?: object, to: FastifyInstance = app) =>
    to.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const get = (url: string, token: string, to: FastifyInstance = app) =>
    to.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });

  let users = 0;
  /** A user with a session, and their actions on payments. */
  const addBuyer = async () => {
    users += 1;
    const email = `buyer${users}@tredici.test`;
    const id = await addUser(db, email);
    const token = await logIn(app, email);
    const openCheckout = async (plan = 'monthly') => {
      // A session may have expired in the time that the test skipped.
      const own = await logIn(app, email);
      const reply = await post('/v1/account/stripe/checkout/', own, { plan });
      return reply.json().url as string;
    };
    return {
      id,
      token,
      openCheckout,
      async buy(plan = 'monthly') {
        const sessionId = (await openCheckout(plan)).split('/').at(-1)!;
        const session = await provider.store.get('checkout.session', sessionId);
        const complete = await completeCheckout(provider, session!);
        await settle();
        return complete;
      },
      async subscriptions() {
        const reply = await get('/v1/account/subscriptions/', await logIn(app, email));
        return reply.json().results as readonly object[];
      },
      async isPremium(to: FastifyInstance = app) {
        const reply = await get(`/v1/tredici/userprofile/${id}/`, await logIn(to, email), to);
        return reply.json().premium as boolean;
      },
    };
  };

  return {
    database,
    db,
    clock,
    app,
    other,
    postbox,
    standIn,
    provider,
    billing,
    sign,
    deliver,
    settle,
    post,
    get,
    addBuyer,
  };
}
