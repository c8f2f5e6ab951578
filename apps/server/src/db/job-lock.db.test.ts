import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { withJobLock } from './job-lock.ts';
import { openPool } from './pool.ts';

const { pool, url } = await createTestDatabase({ migrated: false });

test('a job runs once however many try, and again when it is done', async () => {
  const outcomes = await Promise.all([
    withJobLock(pool, 'fit', async () => {
      const second = await withJobLock(pool, 'fit', async () => 'second');
      const other = await withJobLock(pool, 'settle', async () => 'other');
      return { second, other };
    }),
  ]);
  expect(outcomes).toEqual([
    { ran: true, value: { second: { ran: false }, other: { ran: true, value: 'other' } } },
  ]);
  const failing = withJobLock(pool, 'fit', () => Promise.reject(new Error('no data')));
  await expect(failing).rejects.toThrow('no data');
  expect(await withJobLock(pool, 'fit', async () => 1)).toEqual({ ran: true, value: 1 });
});

test('a job learns that its lock went with the connection', async () => {
  const outcome = await withJobLock(pool, 'lost', async (signal) => {
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    await pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
                      and database = (select oid from pg_database where datname = current_database())`);
    await aborted;
    return signal.aborted;
  });
  expect(outcome).toEqual({ ran: true, value: true });
  // The connection ends a moment before the server releases the lock.
  await expect
    .poll(() => withJobLock(pool, 'lost', async () => 1))
    .toEqual({ ran: true, value: 1 });
});

test('any number of locks take one connection, and give it back', async () => {
  const { pool: small } = openPool(url, { max: 2 });
  const mayEnd = Promise.withResolvers<void>();
  const names = Array.from({ length: 20 }, (_, at) => `job ${at}`);
  let running = 0;
  const runs = names.map((name) =>
    withJobLock(small, name, async () => {
      running += 1;
      await mayEnd.promise;
      await small.query('select 1');
      return name;
    }),
  );
  await expect.poll(() => running).toBe(20);
  expect(small.totalCount).toBe(1);
  const elsewhere = await Promise.all(names.map((name) => withJobLock(pool, name, async () => 1)));
  expect(elsewhere.some(({ ran }) => ran)).toBe(false);
  mayEnd.resolve();
  expect(await Promise.all(runs)).toEqual(names.map((value) => ({ ran: true, value })));
  expect(small.idleCount).toBe(small.totalCount);
  expect(await withJobLock(pool, 'job 3', async () => 1)).toEqual({ ran: true, value: 1 });
  await small.end();
});
