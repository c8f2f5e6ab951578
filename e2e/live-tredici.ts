import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@tredici/server/clock';
import { startEmbedded } from '@tredici/server/db/embedded/start';
import { migrateDatabase } from '@tredici/server/db/migrate';
import { openPool } from '@tredici/server/db/pool';
import { deliverRegularly } from '@tredici/server/demo/payments/stand-in';
import { createLog } from '@tredici/server/log/logging';
import { freePort } from '@tredici/server/testing/free-port';
import { startPaymentsSite } from '@tredici/server/testing/payments-site';
import { type DemoServer, startDemoServer } from '../scripts/demo-server.ts';

/** A Tredici of a journey's own in live mode, without the demo world. Payments go to a strict stand-in of the
 *  provider, and the clock can be set. */
export interface LiveTredici {
  readonly url: string;
  /** Starts it again at another time, on the same data. It receives no more events from the provider. */
  restartAt(now: Date): Promise<void>;
  stop(): Promise<void>;
}

export async function startLiveTredici(now: Date): Promise<LiveTredici> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-live-'));
  // Started here and joined by Tredici, so that it outlives a restart.
  const started = await startEmbedded({ dataDir, throwAway: true, log: () => {} });
  if (!started.ok) throw new Error(started.message);
  const database = started.value;
  const migrated = await migrateDatabase(database.url);
  if (!migrated.ok) throw new Error(migrated.message);
  const { db, pool } = openPool(database.url, { applicationName: 'tredici-journey', max: 3 });

  let clock = createClock(now);
  const standIn = await startPaymentsSite({
    db,
    clock: { now: () => clock.now() },
    port: await freePort(),
  });

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { secretKey, webhookSecret, prices, apiUrl } = standIn.settings;
  const env = {
    TREDICI_MODE: 'live',
    LOG_LEVEL: 'warn',
    // An address where nobody answers: no test asks a provider on the internet.
    FOOTBALL_DATA_URL: 'http://127.0.0.1:9',
    SMTP_URL: process.env.E2E_SMTP_URL ?? '',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: prices.monthly,
    STRIPE_PRICE_YEARLY: prices.yearly,
    STRIPE_API_URL: apiUrl ?? '',
  };
  const startAt = (at: Date): Promise<DemoServer> =>
    startDemoServer({ port, dataDir, env: { ...env, TREDICI_NOW: at.toISOString() } });
  let server = await startAt(now);
  const events = deliverRegularly(
    standIn,
    `${url}/api/v1/account/stripe/webhook/`,
    createLog('silent'),
  );

  return {
    url,
    async restartAt(later) {
      clearInterval(events);
      await server.stop();
      clock = createClock(later);
      server = await startAt(later);
    },
    async stop() {
      clearInterval(events);
      await server.stop();
      await standIn.close();
      await pool.end();
      await database.release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
