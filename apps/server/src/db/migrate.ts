import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { accept, type Result, refuse } from './result.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const LOCK = 'tredici migrations';

export interface MigrateOptions {
  readonly migrationsFolder?: string | undefined;
  /** How long to wait for another process that is migrating. */
  readonly waitMs?: number | undefined;
}

/** Brings the database to this code's schema, or leaves it as it is when it is there already.
 *  Processes that start together queue at the lock: the first migrates, the rest find it done. */
export async function migrateDatabase(
  url: string,
  options: MigrateOptions = {},
): Promise<Result<{ applied: number }>> {
  const folder = options.migrationsFolder ?? MIGRATIONS;
  const known = readMigrationFiles({ migrationsFolder: folder }).map((m) => m.folderMillis);
  // A connection of its own: a migration may take longer than a pool allows a statement to.
  const client = new Client({
    connectionString: url,
    application_name: 'tredici-migrate',
    connectionTimeoutMillis: 5_000,
    lock_timeout: options.waitMs ?? 120_000,
  });
  await client.connect();
  // Its role may have the limits of requests.
  await client.query('set statement_timeout = 0');
  try {
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return refuse(
        'Another process is still migrating this database: wait for it or stop it, then start again.',
      );
    }
    const before = await appliedMigrations(client);
    const obstacle = findObstacle(before, known);
    if (obstacle) return refuse(obstacle);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
    return accept({ applied: known.length - before.length });
  } finally {
    // Ending the connection gives the lock back, also after a failure.
    await client.end();
  }
}

/** drizzle compares only the newest migration; these are the two cases it would pass over. */
export function findObstacle(
  applied: readonly number[],
  known: readonly number[],
): string | undefined {
  const newest = Math.max(0, ...known);
  if (applied.some((at) => at > newest)) {
    return 'This database was migrated by a newer version of the program: start that version, or use another database.';
  }
  const unknown = applied.filter((at) => !known.includes(at)).length;
  const passedOver = known.filter(
    (at) => at < Math.max(0, ...applied) && !applied.includes(at),
  ).length;
  if (unknown + passedOver > 0) {
    return 'This database was migrated by a different branch of the program: use another database, or the version that made it.';
  }
  return undefined;
}

async function appliedMigrations(client: Client): Promise<number[]> {
  const { rows: found } = await client.query<{ present: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (!found[0]?.present) return [];
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by id',
  );
  return rows.map((row) => Number(row.created_at));
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
