import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { databaseCode, inTransaction, lockInTransaction } from './transaction.ts';

const { db, pool } = await createTestDatabase();

beforeEach(async () => {
  await pool.query(
    'drop table if exists counter; create table counter (n int not null check (n < 100)); insert into counter values (0)',
  );
});

const count = async () => (await pool.query<{ n: number }>('select n from counter')).rows[0]?.n;

test('all or nothing', async () => {
  const failing = inTransaction(db, async (tx) => {
    await tx.execute(sql`update counter set n = 1`);
    await tx.execute(sql`update counter set n = 100`);
  });
  await expect(failing).rejects.toSatisfy((error) => databaseCode(error) === '23514');
  expect(await count()).toBe(0);
});

test('transactions that collide are tried again', async () => {
  const add = () =>
    inTransaction(
      db,
      async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`select n from counter`);
        await tx.execute(sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`);
      },
      { isolation: 'serializable' },
    );
  await Promise.all([add(), add(), add()]);
  expect(await count()).toBe(3);
});

test('a lock in a transaction makes the next one wait', async () => {
  const add = () =>
    inTransaction(db, async (tx) => {
      await lockInTransaction(tx, 'counter');
      const { rows } = await tx.execute<{ n: number }>(sql`select n from counter`);
      await tx.execute(sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`);
    });
  await Promise.all(Array.from({ length: 8 }, add));
  expect(await count()).toBe(8);
});
