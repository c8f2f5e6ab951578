import { expect, test } from 'vitest';
import { migrateToBefore } from '#testing/database/old-migrations.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';

test('existing grants keep their exact times when they become entitlements', async () => {
  const { pool, url } = await createTestDatabase({ migrated: false });
  await migrateToBefore(url, '_entitlements');
  await pool.query(`insert into app_user (username, email, password_hash, premium_until) values
    ('a', 'a@example.test', 'x', '2099-12-31T00:00:00.123Z'), ('b', 'b@example.test', 'x', null),
    ('c', 'c@example.test', 'x', '2020-01-01T00:00:00Z')`);
  expect(await migrateDatabase(url)).toMatchObject({ ok: true });
  const { rows } = await pool.query(`select username, role, source, reference, until
    from app_user left join entitlement on user_id = app_user.id order by username`);
  expect(rows).toEqual([
    {
      username: 'a',
      role: 'user',
      source: 'grant',
      reference: '',
      until: new Date('2099-12-31T00:00:00.123Z'),
    },
    { username: 'b', role: 'user', source: null, reference: null, until: null },
    {
      username: 'c',
      role: 'user',
      source: 'grant',
      reference: '',
      until: new Date('2020-01-01T00:00:00Z'),
    },
  ]);
});
