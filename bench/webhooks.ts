// npm run bench -- webhooks [customers] [copies]: about twelve events for each customer, each delivered that
// many times in random order to two server processes. The resulting state must be the same as after reading
// every customer once, in order.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@tredici/engine/numeric/random';
import { createClock } from '@tredici/server/clock';
import type { DatabaseConnection } from '@tredici/server/db/connect';
import { completeCheckout, passTime } from '@tredici/server/demo/payments/provider';
import { type PaymentsStandIn, startPaymentsStandIn } from '@tredici/server/demo/payments/stand-in';
import { DAY_MS, HOUR_MS } from '@tredici/server/durations';
import { createBilling } from '@tredici/server/features/billing/billing';
import { syncCustomer } from '@tredici/server/features/billing/sync-customer';
import { startSyncWorker } from '@tredici/server/features/billing/sync-queue';
import { createLog } from '@tredici/server/log/logging';
import { createMailQueue } from '@tredici/server/mail/queue';
import { openDatabase } from './measure/open-database.ts';
import { serveAsChild } from './measure/serve-child.ts';
import { saveResult } from './save-result.ts';

const CONNECTIONS = 8;
const P99_BUDGET_MS = 50;

if (process.argv[1] === import.meta.filename) await serveAsChild(process.env);

export async function run(args: readonly string[]): Promise<void> {
  const customers = Number(args[0] ?? 84);
  const copies = Number(args[1] ?? 10);
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const connection = await openDatabase({ dataDir });
  const { db, pool } = connection;
  const log = createLog('error');
  let at = Date.now();
  const clock = { now: () => new Date(at) };
  const standIn = await startPaymentsStandIn({ db, clock, log, pagesUrl: 'http://pages.test' });
  const mail = createMailQueue(db, pool, log);
  const config = { publicUrl: 'http://tredici.test' };
  const { settings } = standIn;
  const billing = createBilling({ db, pool, clock: createClock(), log, mail, config, settings });
  const servers: ChildProcess[] = [];
  try {
    const ids = await makeCustomers(connection, standIn, customers);
    for (let month = 0; month < 2; month += 1) {
      at += 31 * DAY_MS;
      await passTime(standIn.provider);
      at += 2 * HOUR_MS;
      await passTime(standIn.provider);
    }
    const events = await standIn.provider.store.list('event');
    for (const id of ids) await syncCustomer(billing, id);
    const expected = await stateOf(connection);
    await forget(connection);

    const ports: number[] = [];
    for (let each = 0; each < 2; each += 1) {
      const server = fork(import.meta.filename, [], { env: envOf(connection.url, standIn) });
      servers.push(server);
      const [{ port }] = (await once(server, 'message')) as [{ port: number }];
      ports.push(port);
    }
    const random = seededRandom(13);
    const deliveries = Array.from({ length: copies }, () => events)
      .flat()
      .map((event) => ({ event, order: random.uniform() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ event }) => JSON.stringify(event));
    const worker = await startSyncWorker({ ...billing, pool, pollingSeconds: 0.5 });
    const began = performance.now();
    const latencies = await deliverAll(deliveries, ports, (payload) =>
      billing.payments.stripe.webhooks.generateTestHeaderString({
        payload,
        secret: settings.webhookSecret,
      }),
    );
    const secondsDelivered = (performance.now() - began) / 1000;
    await untilRead(connection);
    await worker.stop(5_000);
    const same = JSON.stringify(await stateOf(connection)) === JSON.stringify(expected);

    const p99 = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)]!;
    const result = {
      events: events.length,
      deliveries: deliveries.length,
      secondsDelivered: Math.round(secondsDelivered * 100) / 100,
      p99Ms: Math.round(p99 * 10) / 10,
      sameEndState: same,
    };
    console.table(result);
    console.log(`Written to ${saveResult('webhooks', result)}`);
    if (!same || p99 > P99_BUDGET_MS) {
      console.log('OUTSIDE: the end state or the 99th percentile is not what it should be.');
      process.exitCode = 1;
    }
  } finally {
    for (const server of servers) {
      server.send('stop');
      await once(server, 'exit');
    }
    await billing.queue.close();
    await mail.close();
    await standIn.close();
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Users who have bought Pro at the payment stand-in, before any event is delivered. */
async function makeCustomers(
  { pool }: DatabaseConnection,
  { provider }: PaymentsStandIn,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into app_user (username, email, password_hash) values ($1, $1, 'x') returning id`,
      [`buyer-${n}@example.com`],
    );
    const id = `cus_bench_${n}`;
    await pool.query(
      'insert into billing_customer (id, user_id, is_live, created_at) values ($1, $2, false, now())',
      [id, rows[0]!.id],
    );
    const created = provider.now();
    await provider.store.put('customer', {
      id,
      object: 'customer',
      created,
      email: null,
      livemode: false,
      metadata: {},
      name: null,
      card_fails: n % 5 === 0,
    });
    await completeCheckout(provider, {
      id: `cs_bench_${n}`,
      object: 'checkout.session',
      created,
      customer: id,
      cancel_url: 'http://x',
      success_url: 'http://x',
      client_reference_id: null,
      expires_at: created + 86_400,
      invoice: null,
      livemode: false,
      locale: null,
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      price: 'price_demo_monthly',
      ui_mode: 'hosted_page',
      url: null,
      metadata: {},
      subscription_metadata: {},
    });
    ids.push(id);
  }
  return ids;
}

async function stateOf({ pool }: DatabaseConnection): Promise<unknown[]> {
  const tables = [
    `select id, status, covered_until, is_renewal_failing, ended_at from subscription order by id`,
    `select id, status, amount_cents, refunded_cents from payment order by id`,
    `select user_id, reference, until from entitlement order by user_id, reference`,
  ];
  const all: unknown[] = [];
  for (const table of tables) all.push((await pool.query(table)).rows);
  return all;
}

async function forget({ pool }: DatabaseConnection): Promise<void> {
  await pool.query('delete from subscription');
  await pool.query('delete from payment');
  await pool.query('delete from entitlement');
  await pool.query('update billing_customer set read_at = null');
}

async function deliverAll(
  payloads: readonly string[],
  ports: readonly number[],
  sign: (payload: string) => string,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  let next = 0;
  const sender = async () => {
    for (let n = next++; n < payloads.length; n = next++) {
      const payload = payloads[n]!;
      const signature = sign(payload);
      const began = performance.now();
      const status = await post(agent, ports[n % ports.length]!, payload, signature);
      latencies.push(performance.now() - began);
      if (status !== 200) throw new Error(`an event was answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sender));
  agent.destroy();
  return latencies;
}

async function post(agent: Agent, port: number, payload: string, signature: string) {
  const asked = request({
    agent,
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/v1/account/stripe/webhook/',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  asked.end(payload);
  const [reply] = await once(asked, 'response');
  await reply.toArray();
  return reply.statusCode as number;
}

async function untilRead({ pool }: DatabaseConnection): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from pgboss.job
       where name = 'read-customer' and state in ('created', 'active', 'retry')`,
    );
    if (rows[0]!.left === 0) return;
    await sleep(100);
  }
}

function envOf(databaseUrl: string, { settings }: PaymentsStandIn): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '999999999',
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_PRICE_MONTHLY: settings.prices.monthly,
    STRIPE_PRICE_YEARLY: settings.prices.yearly,
    STRIPE_API_URL: settings.apiUrl ?? '',
  };
}
