import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { accept, type Result, refuse } from './result.ts';
import { databaseCode } from './transaction.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const LOCK = 'tredici migrations';
/** A migration that waits for a table blocks everybody who comes after it. So it waits only briefly, lets the
 *  others pass and tries again. */
const TABLE_WAIT_MS = 2_000;
const TRY_AGAIN_MS = 1_000;
const TRIES = 30;
const LOCK_TIMEOUT = '55P03';
const NOT_ALLOWED = '42501';

export interface MigrateOptions {
  readonly migrationsFolder?: string | undefined;
  /** How long to wait for another process that is migrating. */
  readonly waitMs?: number | undefined;
  /** How long to wait for a table in use, and how long to pause before the next try. */
  readonly tableWaitMs?: number | undefined;
  readonly tryAgainMs?: number | undefined;
  readonly tries?: number | undefined;
}

/** Brings the database to this code's schema. Processes that start together wait for the lock: the first one
 *  migrates, the others find it done. */
export async function migrateDatabase(
  url: string,
  options: MigrateOptions = {},
): Promise<Result<{ applied: number }>> {
  const folder = options.migrationsFolder ?? MIGRATIONS;
  const known = readMigrationFiles({ migrationsFolder: folder }).map((m) => m.folderMillis);
  // Not from the pool: a migration may take longer than a pool's statements may.
  const client = new Client({
    connectionString: url,
    application_name: 'tredici-migrate',
    connectionTimeoutMillis: 30_000,
    lock_timeout: options.waitMs ?? 120_000,
  });
  await client.connect();
  // The role may carry the time limit of requests.
  await client.query('set statement_timeout = 0');
  try {
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
    } catch (error) {
      if (databaseCode(error) !== LOCK_TIMEOUT) throw error;
      return refuse(
        'Another process is still migrating this database: wait for it or stop it, then start again.',
      );
    }
    const before = await appliedMigrations(client);
    const obstacle = findObstacle(before, known, await schemaFloor(client));
    if (obstacle) return refuse(obstacle);
    if (!(await applyAll(client, folder, options))) {
      return refuse(
        'A table that has to be changed is in use all the time: end the long transaction that holds it, then start again. Nothing was changed.',
      );
    }
    return accept({ applied: known.filter((at) => !before.includes(at)).length });
  } catch (error) {
    if (databaseCode(error) !== NOT_ALLOWED) throw error;
    return refuse(
      'The user of DATABASE_URL may not make tables in its database: make it the owner, or grant it what is missing. Nothing was changed.',
    );
  } finally {
    // Ending the connection releases the lock, also after a failure.
    await client.end();
  }
}

/** Applies all migrations or none, trying again while a table is in use; false if it stays in use. */
async function applyAll(
  client: Client,
  migrationsFolder: string,
  { tableWaitMs = TABLE_WAIT_MS, tryAgainMs = TRY_AGAIN_MS, tries = TRIES }: MigrateOptions,
): Promise<boolean> {
  await client.query("select set_config('lock_timeout', $1, false)", [`${tableWaitMs}ms`]);
  for (let tried = 1; ; tried += 1) {
    try {
      await migrate(drizzle({ client }), { migrationsFolder });
      return true;
    } catch (error) {
      if (databaseCode(error) !== LOCK_TIMEOUT) throw error;
      if (tried === tries) return false;
      await sleep(tryAgainMs);
    }
  }
}

/** Finds the two cases that drizzle misses because it only compares the newest migration. Additions made by a
 *  newer version are fine: this version can run beside it. */
export function findObstacle(
  applied: readonly number[],
  known: readonly number[],
  floor: number,
): string | undefined {
  const newest = Math.max(0, ...known);
  if (floor > newest) {
    return 'This database was migrated by a newer version of the program: start that version, or use another database.';
  }
  const unknown = applied.filter((at) => at <= newest && !known.includes(at)).length;
  const passedOver = known.filter(
    (at) => at < Math.max(0, ...applied) && !applied.includes(at),
  ).length;
  if (unknown + passedOver > 0) {
    return 'This database was migrated by a different branch of the program: use another database, or the version that made it.';
  }
  return undefined;
}

/** The newest migration that a version must know to run on this database. */
async function schemaFloor(client: Client): Promise<number> {
  const { rows: found } = await client.query<{ present: boolean }>(
    `select to_regclass('schema_floor') is not null as present`,
  );
  if (!found[0]?.present) return 0;
  const { rows } = await client.query<{ floor: string | null }>(
    'select max(migrated_at) as floor from schema_floor',
  );
  return Number(rows[0]?.floor ?? 0);
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
