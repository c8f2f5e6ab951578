import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Db } from '#db/pool.ts';
import { jobRun } from '#db/schema/jobs.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { LEDGER_LOCK } from '#features/forecasts/store.ts';
import { createLog } from '#log/logging.ts';
import { startChild } from '#testing/database/children.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock, testConfig } from '#testing/test-app.ts';
import { IMPATIENT, KILLABLE_JOBS, type WorkerChild } from '#testing/worker-child.ts';
import { startJobs } from './start-jobs.ts';

// The queue takes ten seconds to consider a worker dead.
vi.setConfig({ testTimeout: 180_000 });

const clock = createTestClock();
const FIXTURES = `Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A
I1,15/03/2026,17:00,Inter,Genoa,1.4,4.5,8
I1,15/03/2026,19:45,Milan,Roma,2.2,3.3,3.4
`;

async function startProvider(onTestFinished: (end: () => void) => void): Promise<string> {
  const server = createServer((request, reply) => {
    if (request.url === '/fixtures.csv') reply.end(FIXTURES);
    else reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const countRows = async (db: Db) => {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from raw_payload)::int as payloads,
      (select count(*) from source_fetch)::int as fetches,
      (select count(*) from team)::int as teams, (select count(*) from match)::int as matches,
      (select count(*) from price)::int as prices, (select count(*) from run)::int as runs,
      (select count(*) from forecast)::int as forecasts`);
  return rows[0]!;
};

/** Waits until the child, in the middle of its transaction, is blocked by a lock that we hold. */
const isWaiting = async (db: Db) => {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and application_name in ('tredici-killed', 'tredici-forecast')
      and wait_event = 'advisory'`);
  expect(rows).toHaveLength(1);
};

// Run concurrently, because they spend nearly all of their time waiting.
test.concurrent.for([
  {
    job: 'fetch-fixtures',
    database: await createTestDatabase(),
    lock: 'matches of 524',
    prepare: seedConstants,
    // Two addresses are fetched, one of which does not exist.
    after: { payloads: 1, fetches: 2, teams: 4, matches: 2, prices: 6, runs: 0, forecasts: 0 },
  },
  {
    job: 'forecast',
    database: await createTestDatabase(),
    lock: LEDGER_LOCK,
    prepare: (db: Db) => seedSmallWorld(db, { now: clock.now(), playedWeeks: 2, coming: 3 }),
    after: { runs: 1, forecasts: 3 },
  },
])(
  '$job: a worker killed in the middle leaves nothing half done, and the next heals it',
  async ({ job, database, lock, prepare, after }, { onTestFinished }) => {
    const { db, pool, url } = database;
    await prepare(db);
    const before = await countRows(db);
    const env = { TREDICI_MODE: 'live', FOOTBALL_DATA_URL: await startProvider(onTestFinished) };
    const given: WorkerChild = { url, job, now: clock.now().toISOString(), env };
    const child = startChild('../worker-child.ts', given);
    onTestFinished(() => child.kill());
    await inTransaction(db, async (tx) => {
      // A slow machine may need longer to start the worker than an idle transaction is allowed.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await lockInTransaction(tx, lock);
      await vi.waitFor(() => isWaiting(db), { timeout: 60_000, interval: 50 });
      await child.kill();
    });

    expect(await countRows(db)).toEqual(before);
    const runs = () => db.select().from(jobRun).orderBy(jobRun.id);
    expect(await runs()).toMatchObject([{ job, outcome: null, finishedAt: null }]);

    const context = { config: testConfig(env), clock, db, pool, log: createLog('silent') };
    const jobs = KILLABLE_JOBS.filter(({ name }) => name === job);
    const worker = await startJobs({ url, jobs, context, ...IMPATIENT });
    onTestFinished(() => worker.stop(1_000));
    // The queue hands out the same slot again by itself.
    await vi.waitFor(async () => expect((await runs()).at(-1)?.outcome).toBe('done'), {
      timeout: 60_000,
      interval: 200,
    });
    // On a very slow machine the queue, set to be impatient here, may give up on the second attempt too.
    const [killed, ...next] = await runs();
    expect(killed).toMatchObject({
      attempt: 1,
      outcome: 'failed',
      cause: 'its process ended before it did',
    });
    expect(next.every(({ slot }) => slot === killed!.slot)).toBe(true);
    expect(next.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(await countRows(db)).toMatchObject(after);
  },
);
