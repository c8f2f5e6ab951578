import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '#db/migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');

/** Migrates an empty database up to just before a migration, given by the end of its name, for tests of how
 *  `migrateDatabase` handles existing data. */
export async function migrateToBefore(url: string, migration: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
    const at = journal.entries.findIndex(({ tag }) => tag.endsWith(migration));
    if (at <= 0) throw new Error(`there is no migration ${migration} with others before it`);
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
    const migrated = await migrateDatabase(url, { migrationsFolder: folder });
    if (!migrated.ok) throw new Error(migrated.message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
