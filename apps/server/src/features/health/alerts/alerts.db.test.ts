import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { jobRun } from '#db/schema/jobs.ts';
import { createLog } from '#log/logging.ts';
import { createMailQueue } from '#mail/queue.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock, testConfig } from '#testing/test-app.ts';
import { operatorJobs } from './job.ts';

const EMAIL = 'operator@example.test';

async function createWorld(env: Record<string, string>) {
  const { db, pool } = await createTestDatabase();
  const clock = createTestClock();
  const log = createLog('silent');
  const queue = createMailQueue(db, pool, log);
  // Creates the queue's tables, which a running worker would have created before.
  await queue.inTransaction(async () => {});
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-alerts-'));
  onTestFinished(async () => {
    await queue.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const config = testConfig({ TREDICI_DATA_DIR: dataDir, ...env });
  const run = (name: string) =>
    operatorJobs(queue)
      .find((job) => job.name === name)!
      .run({
        config,
        clock,
        db,
        pool,
        log,
        slot: '',
        attempt: 1,
        signal: new AbortController().signal,
      });
  const mails = async () => {
    const { rows } = await db.execute<{ data: Record<string, unknown> }>(
      sql`select data from pgboss.job where name = 'send-mail' order by created_on, id`,
    );
    return rows.map(({ data }) => data);
  };
  const ran = async (outcome: 'done' | 'failed') => {
    clock.move(60_000);
    const at = clock.now();
    const cause = outcome === 'failed' ? 'no convergence' : null;
    const slot = at.toISOString();
    await db
      .insert(jobRun)
      .values({ job: 'forecast', slot, startedAt: at, finishedAt: at, outcome, cause });
  };
  return { db, clock, run, mails, ran };
}

test('without a configured address or webhook nobody is alerted', async () => {
  const { run, mails, ran } = await createWorld({});
  await ran('failed');
  expect(await run('alert-operator')).toBe(0);
  expect(await run('write-to-operator')).toBe(0);
  expect(await mails()).toEqual([]);
});

test('an alert is sent once, its end once, and again if it returns', async () => {
  const { run, mails, ran } = await createWorld({ OPERATOR_EMAIL: EMAIL });
  expect(await run('alert-operator')).toBe(0);
  await ran('failed');
  expect(await run('alert-operator')).toBe(1);
  await ran('failed');
  expect(await run('alert-operator')).toBe(0);
  const causes = [{ kind: 'job-failing', values: { job: 'forecast', detail: 'no convergence' } }];
  expect(await mails()).toEqual([{ kind: 'operator-alert', email: EMAIL, causes }]);
  await ran('done');
  expect(await run('alert-operator')).toBe(1);
  expect((await mails())[1]).toEqual({ kind: 'operator-all-clear', email: EMAIL, causes });
  await ran('failed');
  expect(await run('alert-operator')).toBe(1);
  expect(await mails()).toHaveLength(3);
});

test('a webhook that was unreachable gets what it missed, in order, each once', async () => {
  const taken: Record<string, unknown>[] = [];
  let status = 500;
  const server = createServer(async (request, reply) => {
    const chunks = await request.toArray();
    if (status === 200) taken.push(JSON.parse(Buffer.concat(chunks).toString()));
    reply.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  const { run, ran, mails } = await createWorld({ ALERT_WEBHOOK_URL: url });
  await ran('failed');
  await run('alert-operator');
  await ran('done');
  await run('alert-operator');
  expect(taken).toEqual([]);
  status = 200;
  for (let times = 0; times < 3; times += 1) await run('alert-operator');
  const cause = 'job-failing:forecast';
  expect(taken).toMatchObject([
    { event: 'begun', cause, text: 'The job forecast fails: no convergence' },
    { event: 'ended', cause },
  ]);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(2);
  expect(await mails()).toEqual([]);
});

test('the daily summary has the current counts, and names a league without forecasts', async () => {
  const { db, clock, run, mails, ran } = await createWorld({ OPERATOR_EMAIL: EMAIL });
  await seedSmallWorld(db, { now: clock.now(), playedWeeks: 1, coming: 3 });
  await ran('done');
  expect(await run('write-to-operator')).toBe(1);
  expect(await mails()).toMatchObject([
    {
      kind: 'operator-daily',
      causes: [{ kind: 'no-forecast', values: { league: 'Italy Serie A' } }],
      jobs: { well: 1, all: 1 },
      counts: { coming: 3, forecast: 0, frozen: 0, users: 0, pro: 0, waiting: 0 },
      ledger: { rows: 0, hash: null },
    },
  ]);
});
