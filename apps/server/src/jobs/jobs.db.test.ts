import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { withJobLock } from '#db/job-lock.ts';
import { appUser, oneTimeKey, session } from '#db/schema/accounts.ts';
import { jobRun } from '#db/schema/jobs.ts';
import { rateLimit } from '#db/schema/limits.ts';
import { purgeAccounts } from '#features/accounts/job.ts';
import { createLog } from '#log/logging.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestClock, testConfig } from '#testing/test-app.ts';
import { purgeJobRuns, purgeRateLimits } from './housekeeping.ts';
import type { Job, JobContext } from './job.ts';
import { runJob } from './run-job.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

const { db, pool, url } = await createTestDatabase();
const clock = createTestClock();
const context = { config: testConfig(), clock, db, pool, log: createLog('silent') };
const slot = new Date('2026-03-14T18:00:00Z');

const start = (jobs: readonly Job[]): Promise<Jobs> =>
  startJobs({ url, jobs, context, pollingSeconds: 0.5, retryDelaySeconds: 1 });
const runsOf = (job: string) =>
  db.select().from(jobRun).where(eq(jobRun.job, job)).orderBy(jobRun.id);
const attempt = (job: Job, more: Partial<JobContext> = {}) =>
  runJob(job, {
    ...context,
    slot: slot.toISOString(),
    attempt: 1,
    signal: new AbortController().signal,
    ...more,
  });
const job = (name: string, run: Job['run']): Job => ({ name, summary: name, run });

test('two workers run each slot exactly once, and never two runs at a time', async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const tick = job('tick', async (given) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(30);
    done.push(given.slot);
    running -= 1;
    return 1;
  });
  const workers = await Promise.all([start([tick]), start([tick])]);
  const slots = Array.from({ length: 4 }, (_, i) => new Date(slot.getTime() + i * 60_000));
  // Every worker finds every slot due, more than once.
  const taken = await Promise.all(
    [...slots, ...slots].flatMap((at) => workers.map((worker) => worker.enqueue('tick', at))),
  );
  expect(taken.filter(Boolean)).toHaveLength(4);
  await vi.waitFor(() => expect(done).toHaveLength(4), { timeout: 30_000 });
  await sleep(700);
  expect([...done].sort()).toEqual(slots.map((at) => at.toISOString()));
  expect(most).toBe(1);
  expect((await runsOf('tick')).map((run) => run.outcome)).toEqual(Array(4).fill('done'));
  await Promise.all(workers.map((worker) => worker.stop(1_000)));
});

test('a failure is recorded with its cause and tried again after a while', async () => {
  let tries = 0;
  const flaky = job('flaky', async () => {
    tries += 1;
    if (tries < 3) throw new Error(`no answer for mario@example.test (${tries})`);
    return 7;
  });
  const worker = await start([flaky]);
  await worker.enqueue('flaky', slot);
  await vi.waitFor(async () => expect((await runsOf('flaky')).at(-1)?.outcome).toBe('done'), {
    timeout: 30_000,
    interval: 200,
  });
  await worker.stop(1_000);
  const runs = await runsOf('flaky');
  expect(runs.map((run) => [run.attempt, run.outcome, run.rows, run.cause])).toEqual([
    [1, 'failed', null, 'no answer for [e-mail] (1)'],
    [2, 'failed', null, 'no answer for [e-mail] (2)'],
    [3, 'done', 7, null],
  ]);
}, 30_000);

test('a due slot is queued once, even when it was missed', async () => {
  const daily: Job = { ...job('daily', async () => 1), cron: '20 4 * * *' };
  const workers = await Promise.all([start([daily]), start([daily])]);
  await Promise.all(workers.map((worker) => worker.enqueueDue()));
  await vi.waitFor(async () => expect(await runsOf('daily')).toHaveLength(1), { timeout: 30_000 });
  clock.move(86_400_000);
  await Promise.all(workers.map((worker) => worker.enqueueDue()));
  await vi.waitFor(async () => expect(await runsOf('daily')).toHaveLength(2), { timeout: 30_000 });
  expect((await runsOf('daily')).map((run) => run.slot)).toEqual([
    '2026-03-14T03:20:00.000Z',
    '2026-03-15T03:20:00.000Z',
  ]);
  await Promise.all(workers.map((worker) => worker.stop(1_000)));
});

test('a job that follows another is due as soon as that one has changed rows', async () => {
  let touched = 0;
  const first = job('first', async () => touched);
  const second: Job = { ...job('second', async () => 1), follows: ['first'] };
  const worker = await start([second, first]);
  await worker.enqueue('first', slot);
  await vi.waitFor(async () => expect(await runsOf('first')).toHaveLength(1), { timeout: 30_000 });
  touched = 3;
  await worker.enqueue('first', new Date(slot.getTime() + 60_000));
  await vi.waitFor(async () => expect(await runsOf('second')).toHaveLength(1), { timeout: 30_000 });
  await worker.stop(1_000);
  // The run that changed no rows was followed by nothing.
  expect((await runsOf('first')).map((run) => run.rows)).toEqual([0, 3]);
  expect((await runsOf('second')).map((run) => run.outcome)).toEqual(['done']);
});

test('stopping lets runs finish, and aborts those that take too long', async () => {
  const short = job('short', async () => {
    await sleep(600);
    return 1;
  });
  const long = job('long', async ({ signal }) => {
    await sleep(60_000, undefined, { signal });
    return 1;
  });
  const worker = await start([short, long]);
  await Promise.all([worker.enqueue('short', slot), worker.enqueue('long', slot)]);
  await vi.waitFor(
    async () => {
      expect(await runsOf('short')).toHaveLength(1);
      expect(await runsOf('long')).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  const started = performance.now();
  await worker.stop(1_500);
  expect(performance.now() - started).toBeLessThan(2_500);
  expect((await runsOf('short'))[0]?.outcome).toBe('done');
  const [cut] = await runsOf('long');
  expect(cut).toMatchObject({ outcome: 'failed', cause: expect.any(String) });
});

test('a run that another process holds is skipped, and one that is done is not done again', async () => {
  const work = vi.fn(async () => 1);
  const held = job('held', work);
  await withJobLock(pool, 'job held', async () => {
    expect(await attempt(held)).toMatchObject({ ended: 'running elsewhere' });
  });
  expect(work).not.toHaveBeenCalled();
  expect(await attempt(held)).toMatchObject({ ended: 'done' });
  expect(await attempt(held)).toMatchObject({ ended: 'done before' });
  expect(work).toHaveBeenCalledTimes(1);
  expect((await runsOf('held')).map((run) => run.outcome)).toEqual(['skipped', 'done']);
});

test('a run whose process died is closed by the next', async () => {
  await db.insert(jobRun).values({ job: 'died', slot: 'x', startedAt: clock.now() });
  await attempt(job('died', async () => 0));
  expect((await runsOf('died')).map((run) => run.outcome)).toEqual(['failed', 'done']);
});

test('the purges remove only what has expired', async () => {
  const DAY_MS = 86_400_000;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const userId = await addUser(db, 'purge@example.test');
  const hash = (byte: number) => Buffer.alloc(32, byte);
  const kept = { userId, createdAt: ago(60), lastUsedAt: ago(60), expiresAt: ago(-5) };
  await db.insert(session).values([
    { ...kept, tokenHash: hash(1) },
    { ...kept, tokenHash: hash(2), expiresAt: ago(8) },
    { ...kept, tokenHash: hash(3), endedAt: ago(8) },
    { ...kept, tokenHash: hash(4), endedAt: ago(1) },
  ]);
  const key = {
    userId,
    purpose: 'verify-email' as const,
    email: 'purge@example.test',
    createdAt: ago(30),
  };
  await db.insert(oneTimeKey).values([
    { ...key, keyHash: hash(5), expiresAt: ago(-1) },
    { ...key, keyHash: hash(6), expiresAt: ago(9) },
  ]);
  await db.insert(rateLimit).values([
    { key: 'old', windowStart: ago(2) },
    { key: 'new', windowStart: now },
  ]);
  await db.insert(jobRun).values({ job: 'ancient', slot: 'x', startedAt: ago(100) });

  expect(await purgeAccounts.run({ ...(await jobContext()) })).toBe(3);
  expect(await purgeRateLimits.run(await jobContext())).toBe(1);
  expect(await purgeJobRuns.run(await jobContext())).toBe(1);
  expect(await db.$count(session)).toBe(2);
  expect(await db.$count(oneTimeKey)).toBe(1);
  expect(await db.$count(rateLimit)).toBe(1);
  expect(await runsOf('ancient')).toEqual([]);
  expect(await db.$count(appUser)).toBe(1);
});

async function jobContext(): Promise<JobContext> {
  return { ...context, slot: 'x', attempt: 1, signal: new AbortController().signal };
}
