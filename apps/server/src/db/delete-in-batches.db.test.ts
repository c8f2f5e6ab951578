import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { rateLimit } from './schema/limits.ts';

const { db } = await createTestDatabase();
const windowStart = new Date('2026-01-01T00:00:00Z');
const isOld = sql`${rateLimit.windowStart} <= ${windowStart}`;
const order = { oldestFirst: rateLimit.windowStart };
const keys = async () =>
  (await db.select().from(rateLimit).orderBy(asc(rateLimit.key))).map(({ key }) => key);

beforeEach(async () => {
  await db.delete(rateLimit);
  await db.insert(rateLimit).values({ key: 'new', windowStart: new Date() });
});

test('all matching rows are deleted in batches, except those that are locked', async () => {
  const old = Array.from({ length: 25 }, (_, at) => ({ key: `old ${at + 10}`, windowStart }));
  await db.insert(rateLimit).values(old);
  const statements = vi.spyOn(db, 'execute');
  await db.transaction(async (other) => {
    await other.update(rateLimit).set({ hits: 2 }).where(sql`${rateLimit.key} = 'old 20'`);
    expect(await deleteInBatches(db, rateLimit, isOld, { ...order, batch: 10 })).toBe(24);
    expect(statements).toHaveBeenCalledTimes(3);
    expect(await keys()).toEqual(['new', 'old 20']);
  });
  expect(await deleteInBatches(db, rateLimit, isOld, order)).toBe(1);
  expect(await keys()).toEqual(['new']);
});

test('an aborted deletion starts no further batch', async () => {
  const stop = AbortSignal.abort(new Error('stopped'));
  const stopped = deleteInBatches(db, rateLimit, sql`true`, { ...order, signal: stop });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await keys()).toEqual(['new']);
});
