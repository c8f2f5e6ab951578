import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn } from '../../../testing/test-app.ts';

type Fault = 'hang-up' | 'garbage' | 'empty' | 'too-many' | 'broken' | 'nonsense';

/** A provider that fails in a given way. */
async function startFaultyProvider(): Promise<{ url: string; become(fault: Fault): void }> {
  let fault: Fault = 'hang-up';
  const server: Server = createServer((request, response) => {
    const answers: Record<Fault, () => void> = {
      'hang-up': () => request.socket.destroy(),
      garbage: () => response.writeHead(200).end('<html>not what you asked for'),
      empty: () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      'too-many': () => response.writeHead(429).end('{"error":{"type":"rate_limit"}}'),
      broken: () => response.writeHead(500).end('{"error":{"type":"api_error"}}'),
      nonsense: () => response.writeHead(200).end('[]'),
    };
    answers[fault]();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next) => {
      fault = next;
    },
  };
}

describe('while the payment provider is unavailable', async () => {
  const database = await createTestDatabase();
  const provider = await startFaultyProvider();
  const app = await createTestApp(database, {
    clock: createTestClock(),
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTHLY: 'price_m',
      STRIPE_PRICE_YEARLY: 'price_y',
      STRIPE_API_URL: provider.url,
    },
  });
  await addUser(database.db, 'buyer@tredici.test');
  const token = await logIn(app, 'buyer@tredici.test');
  const headers = { authorization: `Bearer ${token}` };

  it.each<Fault>(['hang-up', 'garbage', 'empty', 'too-many', 'broken', 'nonsense'])(
    'a checkout reports it: %s',
    async (fault) => {
      provider.become(fault);
      const reply = await app.inject({
        method: 'POST',
        url: '/api/v1/account/stripe/checkout/',
        headers,
        payload: { plan: 'monthly' },
      });
      expect(reply.statusCode).toBe(503);
      expect(reply.json().code).toBe('payments_unavailable');
      expect(reply.body).not.toContain('sk_test');
    },
  );

  it('prices are unknown, and the page says that they come soon', async () => {
    provider.become('broken');
    const reply = await app.inject('/api/v1/tredici/pricing/');
    expect(reply.json()).toEqual({ payments: 'soon', plans: [] });
  });
});

describe('without payments', async () => {
  const database = await createTestDatabase();
  const app = await createTestApp(database);
  await addUser(database.db, 'buyer@tredici.test');
  const headers = { authorization: `Bearer ${await logIn(app, 'buyer@tredici.test')}` };

  it('every payment call reports that payments are not configured', async () => {
    for (const url of ['checkout', 'customer-portal', 'webhook']) {
      const reply = await app.inject({
        method: 'POST',
        url: `/api/v1/account/stripe/${url}/`,
        headers,
        ...(url === 'checkout' && { payload: { plan: 'monthly' } }),
      });
      expect(reply.json(), url).toMatchObject({ code: 'payments_not_configured' });
    }
    const refused = await app.inject({
      method: 'POST',
      url: '/api/v1/account/stripe/checkout/',
      headers,
      payload: { plan: 'weekly' },
    });
    expect(refused.statusCode).toBe(400);
  });
});
