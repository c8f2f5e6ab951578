import { expect, test } from 'vitest';
import { migrateToBefore } from '#testing/database/old-migrations.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';

test('existing budgets become plans, to the cent, and breaks pause them', async () => {
  const { pool, url } = await createTestDatabase({ migrated: false });
  await migrateToBefore(url, '_plans');
  await pool.query(`insert into app_user (username, email, password_hash, budget_cents, break_until)
    values ('a', 'a@example.test', 'x', 12345, null), ('b', 'b@example.test', 'x', 0, null),
    ('c', 'c@example.test', 'x', 1, '2099-01-01T00:00:00Z')`);
  expect(await migrateDatabase(url)).toMatchObject({ ok: true });
  const { rows } = await pool.query(`select u.username, p.initial_cents::int as cents, p.level,
      b.reason, b.until
    from app_user u left join plan p on p.user_id = u.id left join plan_pause b on b.user_id = u.id
    order by u.username`);
  expect(rows).toEqual([
    { username: 'a', cents: 12_345, level: 70, reason: null, until: null },
    { username: 'b', cents: null, level: null, reason: null, until: null },
    {
      username: 'c',
      cents: 1,
      level: 70,
      reason: 'break',
      until: new Date('2099-01-01T00:00:00Z'),
    },
  ]);
});
