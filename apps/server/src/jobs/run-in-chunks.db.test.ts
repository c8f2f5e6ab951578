import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { chunkProgress, jobRun } from '#db/schema/jobs.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { CHUNK_LOCK } from '#testing/chunks-child.ts';
import { startChild } from '#testing/database/children.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import type { JobChild } from '#testing/run-as-child.ts';
import { createTestClock } from '#testing/test-app.ts';
import { type Cursor, runInChunks } from './run-in-chunks.ts';

const { db, url } = await createTestDatabase();
const clock = createTestClock();
const context = { db, clock, signal: new AbortController().signal };

/** The numbers below a hundred, twenty at a time. */
const numbers = (after: Cursor | undefined) =>
  Array.from({ length: 100 }, (_, n) => n + 1)
    .filter((n) => n > Number(after ?? 0))
    .slice(0, 20);

test('all is done in order, once, and not again under the same name', async () => {
  const chunks: number[][] = [];
  const plan = {
    context,
    key: 'numbers',
    loadChunk: async (_: unknown, after: Cursor | undefined) => numbers(after),
    cursorOf: (n: number) => n,
    work: async (_: unknown, items: readonly number[]) => {
      chunks.push([...items]);
      return items.length;
    },
  };
  expect(await runInChunks(plan)).toBe(100);
  expect(chunks.map((chunk) => chunk.length)).toEqual([20, 20, 20, 20, 20]);
  expect(chunks.flat()).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
  expect(await runInChunks(plan)).toBe(0);
  expect(await runInChunks({ ...plan, key: 'numbers again' })).toBe(100);
  expect(chunks.flat()).toHaveLength(200);
});

test('a chunk that fails is undone whole, and the next run begins with it', async () => {
  await db.execute(sql`create table counted (n int not null)`);
  let broken = true;
  const plan = {
    context,
    key: 'fails',
    loadChunk: async (_: unknown, after: Cursor | undefined) => numbers(after),
    cursorOf: (n: number) => n,
    work: async (tx: Pick<typeof db, 'execute'>, items: readonly number[]) => {
      for (const n of items) {
        await tx.execute(sql`insert into counted values (${n})`);
        if (broken && n === 50) throw new Error('the fiftieth');
      }
      return items.length;
    },
  };
  const counted = async () => (await db.execute(sql`select n from counted order by n`)).rows.length;
  await expect(runInChunks(plan)).rejects.toThrow('the fiftieth');
  expect(await counted()).toBe(40);
  broken = false;
  expect(await runInChunks(plan)).toBe(60);
  expect(await counted()).toBe(100);
});

test('two runs at once share the work, and a stop ends a run between two chunks', async () => {
  const seen: number[] = [];
  const stop = new AbortController();
  const plan = (signal: AbortSignal) => ({
    context: { ...context, signal },
    key: 'shared',
    loadChunk: async (_: unknown, after: Cursor | undefined) => numbers(after),
    cursorOf: (n: number) => n,
    work: async (_: unknown, items: readonly number[]) => {
      seen.push(...items);
      if (items.includes(40)) stop.abort(new Error('enough'));
      return items.length;
    },
  });
  const [first, second] = await Promise.allSettled([
    runInChunks(plan(stop.signal)),
    runInChunks(plan(context.signal)),
  ]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'enough' } });
  expect(second.status).toBe('fulfilled');
  expect(seen).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
});

test('work whose rows show what is done needs no name, and does what has fallen due again', async () => {
  await db.execute(sql`create table due (n int not null, done boolean not null default false)`);
  await db.execute(sql`insert into due select generate_series(1, 50)`);
  const { id: runId } = (
    await db
      .insert(jobRun)
      .values({ job: 'due', slot: 'now', startedAt: clock.now() })
      .returning({ id: jobRun.id })
  )[0]!;
  const progress: number[] = [];
  const shown: (number | null)[] = [];
  const plan = {
    context: { ...context, runId },
    loadChunk: async (tx: Pick<typeof db, 'execute'>, after: Cursor | undefined) => {
      const { rows } = await tx.execute<{ n: number }>(sql`
        select n from due where not done and n > ${Number(after ?? 0)} order by n limit 20`);
      return rows.map(({ n }) => n);
    },
    cursorOf: (n: number) => n,
    // The even ones only, so that rows and items differ.
    work: async (tx: Pick<typeof db, 'execute'>, items: readonly number[]) => {
      await tx.execute(
        sql`update due set done = true where n between ${items[0]} and ${items.at(-1)}`,
      );
      const [run] = await db.select().from(jobRun).where(eq(jobRun.id, runId));
      shown.push(run!.rows);
      return items.filter((n) => n % 2 === 0).length;
    },
    onProgress: (changed: number) => void progress.push(changed),
  };
  expect(await runInChunks(plan)).toBe(25);
  expect(progress).toEqual([10, 20, 25]);
  // Within a chunk, others see the progress of those before it.
  expect(shown).toEqual([null, 10, 20]);
  expect(await runInChunks(plan)).toBe(0);
  await db.execute(sql`update due set done = false where n <= 4`);
  expect(await runInChunks(plan)).toBe(2);
  await db.delete(jobRun);
});

test('after a kill within a chunk the next run continues there: nothing twice, nothing missed', async () => {
  await db.execute(sql`create table chunk_probe (user_id bigint not null)`);
  await db.insert(appUser).values(
    Array.from({ length: 100 }, (_, n) => ({
      username: `u${n}`,
      email: `u${n}@example.test`,
      passwordHash: 'x',
    })),
  );
  const given: JobChild = { url, slot: '2026-03-14T18:00:00.000Z', attempt: 1 };
  const probed = async () => {
    const { rows } = await db.execute<{ user_id: string }>(
      sql`select user_id from chunk_probe order by user_id`,
    );
    return rows.map((row) => Number(row.user_id));
  };
  const progress = async () =>
    (await db.select().from(chunkProgress)).find(({ key }) => key === `probe ${given.slot}`);

  const killed = startChild('../chunks-child.ts', given);
  onTestFinished(() => killed.kill());
  await inTransaction(db, async (tx) => {
    await lockInTransaction(tx, CHUNK_LOCK);
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute(sql`select from pg_stat_activity
          where datname = current_database() and application_name = 'tredici-killed'
            and wait_event = 'advisory'`);
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000, interval: 50 },
    );
    await killed.kill();
  });
  expect(await probed()).toHaveLength(50);
  expect(await progress()).toMatchObject({ cursor: 50, done: 50, finishedAt: null });
  expect(await db.select().from(jobRun)).toMatchObject([{ outcome: null, rows: 50 }]);

  const next = startChild('../chunks-child.ts', { ...given, attempt: 2 });
  onTestFinished(() => next.kill());
  expect(await next.next()).toBe('50');
  expect(await probed()).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
  expect(await progress()).toMatchObject({ cursor: 100, done: 100 });
  expect(await db.select().from(jobRun).orderBy(jobRun.id)).toMatchObject([
    { outcome: 'failed', rows: 50, cause: 'its process ended before it did' },
    { outcome: 'done', rows: 50 },
  ]);
}, 120_000);
