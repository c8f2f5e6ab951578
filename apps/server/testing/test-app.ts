import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Db } from '#db/pool.ts';
import { secondFactor } from '#db/schema/account-security.ts';
import { appUser } from '#db/schema/accounts.ts';
import { createPasswords } from '#features/accounts/passwords/passwords.ts';
import { saveEntitlement } from '#features/entitlements/store.ts';
import type { Metrics } from '#features/health/metrics/metrics.ts';
import type { LogStream } from '#log/logging.ts';
import { buildApp } from '../src/app.ts';
import type { Clock } from '../src/clock.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { PaymentsStandIn } from '../src/demo/payments/stand-in.ts';
import { closeAfterwards } from './close-afterwards.ts';
import type { TestDatabase } from './database/test-database.ts';

/** A clock that stands still until a test moves it. */
export function createTestClock(
  start = '2026-03-14T18:00:00Z',
): Clock & { move(ms: number): void } {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    move: (ms) => {
      at += ms;
    },
  };
}

export function testConfig(env: Record<string, string> = {}): Config {
  const config = readConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'test '.repeat(8), ...env });
  if (!config.ok) throw new Error(config.message);
  return config.value;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly clock?: Clock;
  readonly logStream?: LogStream;
  readonly webRoot?: string;
  readonly closing?: AbortSignal;
  readonly paymentsStandIn?: PaymentsStandIn;
  readonly metrics?: Metrics;
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Cheap: at the product's cost, database tests spent a tenth of their time on passwords and captchas. */
const COSTS = {
  password: { memoryCost: 64, timeCost: 1 },
  captcha: { cost: 1, from: 1, to: 3 },
};

/** The whole server on a test's database, closed after the test file. */
export async function createTestApp(
  { db, pool, directPool }: Pick<TestDatabase, 'db' | 'pool'> & { readonly directPool?: Pool },
  { env, clock, ...rest }: TestAppOptions = {},
): Promise<FastifyInstance> {
  const app = await buildApp({
    config: testConfig(env),
    clock: clock ?? createTestClock(),
    db,
    pool,
    directPool,
    webRoot: '/nowhere',
    costs: COSTS,
    ...rest,
  });
  closeAfterwards(() => app.close());
  return app;
}

export const PASSWORD = 'Schedina-13';
let hashed: Promise<string> | undefined;

export async function addUser(
  db: Db,
  email: string,
  { premiumUntil, ...more }: Partial<typeof appUser.$inferInsert> & { premiumUntil?: Date } = {},
): Promise<number> {
  hashed ??= createPasswords(COSTS.password).hash(PASSWORD);
  const [user] = await db
    .insert(appUser)
    .values({
      username: email,
      email,
      passwordHash: await hashed,
      emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
      ...more,
    })
    .returning({ id: appUser.id });
  const userId = user!.id;
  if (premiumUntil) await saveEntitlement(db, { userId, source: 'grant', until: premiumUntil });
  return userId;
}

export async function logIn(app: FastifyInstance, username: string): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/account/login/',
    payload: { username, password: PASSWORD },
  });
  if (reply.statusCode !== 200) throw new Error(`login failed: ${reply.body}`);
  return reply.json().access_token;
}

/** A logged-in operator with a second factor, but without a phone to make its codes. */
export async function addOperator(
  app: FastifyInstance,
  db: Db,
  email: string,
): Promise<{ readonly id: number; readonly token: string }> {
  const id = await addUser(db, email, { role: 'operator' });
  const token = await logIn(app, email);
  await addFactor(db, id);
  return { id, token };
}

export async function addFactor(db: Db, userId: number): Promise<void> {
  const confirmedAt = new Date('2026-01-01T00:00:00Z');
  const secret = Buffer.alloc(32);
  await db.insert(secondFactor).values({ userId, secret, createdAt: confirmedAt, confirmedAt });
}
