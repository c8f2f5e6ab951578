import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { operatorAlert } from '#db/schema/alerts.ts';
import { sourceFetch } from '#db/schema/ingestion.ts';
import { recordFetch } from '#features/ingestion/store.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { createLog } from '#log/logging.ts';
import { MAIL_QUEUE } from '#mail/queue.ts';
import { createOperatorWorld } from '#testing/operator-world.ts';
import { testConfig } from '#testing/test-app.ts';

const { database, db, pool, boss, clock, ada, bea, call, actions } = await createOperatorWorld();
const overview = async () => (await call('GET', 'overview/')).json();

test('a failed job shows the reason, and can be retried immediately', async () => {
  let broken = true;
  const attempts: number[] = [];
  const jobs = await startJobs({
    url: database.url,
    jobs: [
      {
        name: 'tick',
        summary: 'tick',
        run: async ({ attempt }) => {
          attempts.push(attempt);
          if (broken) throw new Error('the disk of ada@example.test is full');
          return 7;
        },
      },
    ],
    context: { config: testConfig(), clock, db, pool, log: createLog('silent') },
    pollingSeconds: 0.5,
    // So long that the second attempt does not run during the test.
    retryDelaySeconds: 3_600,
  });
  await jobs.enqueue('tick', new Date('2026-03-14T17:00:00Z'));
  const tick = async () =>
    (await overview()).jobs.find(({ job }: { job: string }) => job === 'tick');
  await vi.waitFor(async () => expect(await tick()).toMatchObject({ retryable: true }), {
    timeout: 30_000,
  });
  expect(await tick()).toMatchObject({
    well: false,
    last_done: null,
    cause: 'the disk of [e-mail] is full',
    waiting: 1,
    running: 0,
  });
  expect((await overview()).causes).toContainEqual({
    kind: 'job-failing',
    values: { job: 'tick', detail: 'the disk of [e-mail] is full' },
  });
  broken = false;
  clock.move(60_000);
  expect((await call('POST', 'jobs/tick/retry/', { token: bea.token })).statusCode).toBe(204);
  await vi.waitFor(async () => expect(await tick()).toMatchObject({ well: true }), {
    timeout: 30_000,
  });
  expect(await tick()).toMatchObject({ last_rows: 7, waiting: 0, retryable: false });
  expect(attempts).toEqual([1, 2]);
  expect((await actions())[0]).toMatchObject({
    command: 'job retry',
    about: 'tick',
    user_id: bea.id,
    undoable: false,
  });
  expect((await call('POST', 'jobs/tick/retry/')).statusCode).toBe(404);
  await jobs.stop(1_000);
});

test.each(['nothing', 'constructor', '%3Cb%3E', 'x'.repeat(150)])(
  'there is no job %s to retry',
  async (job) => {
    expect((await call('POST', `jobs/${job}/retry/`)).statusCode).toBe(404);
  },
);

test('waiting mails are counted by kind, without addresses, and can be retried immediately', async () => {
  for (const email of ['one@example.test', 'two@example.test']) {
    await boss.send(MAIL_QUEUE, { kind: 'password-reset', email });
  }
  const [mail] = await boss.fetch(MAIL_QUEUE);
  await boss.fail(MAIL_QUEUE, mail!.id, { cause: '451 two@example.test: try later' });
  await db.execute(sql`update pgboss.job set start_after = now() + interval '1 hour'
    where id = ${mail!.id}`);
  const { mails } = await overview();
  expect(mails).toEqual([
    {
      kind: 'password-reset',
      waiting: 2,
      tried: expect.any(Number),
      failed: 0,
      oldest: expect.any(String),
      next_try: expect.any(String),
      cause: '451 [e-mail]: try later',
    },
  ]);
  expect(JSON.stringify(mails)).not.toContain('@');
  expect((await call('POST', 'mails/retry/')).json()).toEqual({ mails: 1 });
  expect((await call('POST', 'mails/retry/')).json()).toEqual({ mails: 0 });
  const due = await boss.fetch(MAIL_QUEUE, { batchSize: 10 });
  expect(due.map(({ id }) => id)).toContain(mail!.id);
  const [retried] = await actions();
  expect(retried).toMatchObject({ command: 'mail retry', about: '1', user_id: ada.id });
});

test('past alerts are listed, and the counts are right', async () => {
  await db.delete(sourceFetch);
  const begunAt = new Date('2026-03-14T10:00:00Z');
  await db.insert(operatorAlert).values([
    {
      cause: 'disk:data',
      kind: 'disk',
      values: { free: '1', percent: '0.1' },
      begunAt,
      endedAt: begunAt,
    },
    { cause: 'source:x', kind: 'source', values: { source: 'x', detail: '503' }, begunAt },
  ]);
  const { alerts, counts, sources, checked_at } = await overview();
  expect(alerts).toMatchObject([
    { kind: 'source', values: { source: 'x' }, ended_at: null },
    { kind: 'disk', begun_at: begunAt.toISOString(), ended_at: begunAt.toISOString() },
  ]);
  expect(counts).toMatchObject({ users: 2, pro: 0, coming: 0 });
  expect(sources).toEqual([]);
  expect(checked_at).toBe(clock.now().toISOString());
});

test('what is odd about an imported file arrives as data, without words', async () => {
  const at = clock.now();
  const address = '/mmz4281/2526/I1.csv';
  const oddities = [{ kind: 'fewer-matches', found: 379, before: 380 }] as const;
  const times = { startedAt: at, finishedAt: at };
  await recordFetch(db, { source: 'x', address, ...times, outcome: 'imported', oddities });
  const { sources, causes } = await overview();
  expect(sources).toMatchObject([{ source: 'x', well: true, odd_files: [{ address, oddities }] }]);
  expect(causes).toContainEqual({
    kind: 'odd-file',
    values: { source: 'x', address, found: '379', before: '380', detail: '' },
  });
});
