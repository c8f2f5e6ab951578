import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { closeAfterwards } from '#testing/close-afterwards.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, logIn } from '#testing/test-app.ts';
import { migrateDatabase } from './migrate.ts';

const journal = JSON.parse(
  readFileSync(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8'),
) as { entries: unknown[] };

const NEXT_AT = 99_999_999_999_999;

test('concurrent migrations run once, and another one does nothing', async () => {
  const { url, pool } = await createTestDatabase({ migrated: false });
  const results = await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(url)));
  const applied = results.map((result) => (result.ok ? result.value.applied : Number.NaN));
  expect(applied.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, journal.entries.length]);
  expect(await migrateDatabase(url)).toEqual({ ok: true, value: { applied: 0 } });
  const { rows } = await pool.query('select created_at from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(journal.entries.length);
});

/** A version of the program with one migration more than this one. */
function newerVersion(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-migrations-'));
  closeAfterwards(async () => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  const last = { idx: 999, version: '7', when: NEXT_AT, tag: '0999_next', breakpoints: true };
  const entries = [...journal.entries, last];
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  writeFileSync(join(folder, '0999_next.sql'), text);
  return folder;
}

test('this version serves and restarts beside a newer one that has only added something', async () => {
  const database = await createTestDatabase();
  const { url, db, pool } = database;
  const app = await createTestApp(database);
  await addUser(db, 'anna@example.test');
  const newer = newerVersion(`alter table app_user add column shoe_size int;--> statement-breakpoint
alter table session add column place text default 'here' not null;--> statement-breakpoint
create table shoe (id int primary key)`);
  expect(await migrateDatabase(url, { migrationsFolder: newer })).toMatchObject({
    value: { applied: 1 },
  });
  // The older version that is running keeps working.
  expect(await logIn(app, 'anna@example.test')).toBeTruthy();
  expect((await app.inject('/api/health/')).statusCode).toBe(200);
  // The older version can be started again.
  expect(await migrateDatabase(url)).toEqual({ ok: true, value: { applied: 0 } });
  const again = await createTestApp(database);
  expect(await logIn(again, 'anna@example.test')).toBeTruthy();
  const { rows } = await pool.query(`select to_jsonb(s) ->> 'place' as place from session s`);
  expect(rows).toEqual([{ place: 'here' }, { place: 'here' }]);
  // The newer one starts after it and finds its own migration applied.
  expect(await migrateDatabase(url, { migrationsFolder: newer })).toMatchObject({
    value: { applied: 0 },
  });
});

test('a database that this version cannot work with is left unchanged', async () => {
  const { url } = await createTestDatabase();
  const newer = newerVersion(`alter table notice drop column text_key;--> statement-breakpoint
insert into schema_floor values (${NEXT_AT}, 'notices say it themselves')`);
  expect(await migrateDatabase(url, { migrationsFolder: newer })).toMatchObject({ ok: true });
  const result = await migrateDatabase(url);
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining('newer version') });
});

test('a role that may not change tables is told so, and nothing is changed', async () => {
  const { url, pool } = await createTestDatabase();
  // Not allowed to any user, so it does not matter as which one the tests run.
  const newer = newerVersion('alter table pg_catalog.pg_class add column shoe_size int');
  expect(await migrateDatabase(url, { migrationsFolder: newer })).toEqual({
    ok: false,
    message: expect.stringMatching(/^The user of DATABASE_URL may not make tables/),
  });
  const { rows } = await pool.query('select created_at from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(journal.entries.length);
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

test('a table in use is awaited for short periods, and nothing is changed meanwhile', async () => {
  const { url, pool } = await createTestDatabase();
  const migrationsFolder = newerVersion(
    'create table next (id int);--> statement-breakpoint\nalter table notice add column next int',
  );
  const quick = { migrationsFolder, tableWaitMs: 20, tryAgainMs: 5 };
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table notice in access share mode');
  const refused = await migrateDatabase(url, { ...quick, tries: 2 });
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('in use') });
  const { rows } = await pool.query("select to_regclass('next') as made");
  expect(rows).toEqual([{ made: null }]);

  const waiting = migrateDatabase(url, { ...quick, tries: 10_000 });
  await vi.waitFor(
    async () => {
      const { rows: waits } = await pool.query(
        `select from pg_stat_activity
         where application_name = 'tredici-migrate' and datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waits).toHaveLength(1);
    },
    { timeout: 30_000, interval: 5 },
  );
  await holder.query('commit');
  holder.release();
  expect(await waiting).toEqual({ ok: true, value: { applied: 1 } });
});
