import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { migrateDatabase } from './migrate.ts';

const journal = JSON.parse(
  readFileSync(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8'),
) as { entries: unknown[] };

test('many at once migrate once, and once more does nothing', async () => {
  const { url, pool } = await createTestDatabase({ migrated: false });
  const results = await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(url)));
  const applied = results.map((result) => (result.ok ? result.value.applied : Number.NaN));
  expect(applied.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, journal.entries.length]);
  expect(await migrateDatabase(url)).toEqual({ ok: true, value: { applied: 0 } });
  const { rows } = await pool.query('select created_at from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(journal.entries.length);
});

test('a database newer than the code is left alone', async () => {
  const { url, pool } = await createTestDatabase();
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
                    values ('from the future', 99999999999999)`);
  const result = await migrateDatabase(url);
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('newer version') });
});

test('a migration that takes too long is named, not waited for without end', async () => {
  const { url } = await createTestDatabase();
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query(`select pg_advisory_lock(hashtextextended('tredici migrations', 0))`);
  const result = await migrateDatabase(url, { waitMs: 100 });
  await holder.end();
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('still migrating') });
});
