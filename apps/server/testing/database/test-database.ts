import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { type Db, openPool } from '#db/pool.ts';
import { closeAfterwards } from '../close-afterwards.ts';
import { withDatabase } from './database-url.ts';
import { noteStatements } from './statements.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly pool: Pool;
  readonly url: string;
}

/** A separate migrated database for the calling test or, outside of one, for its file; dropped afterwards:
 *  `const { db } = await createTestDatabase();` */
export async function createTestDatabase(
  options: { migrated?: boolean } = {},
): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('postgres');
  const name = `tredici_test_${randomBytes(6).toString('hex')}`;
  // Copied as files: the default also writes every page to the log, and takes at least twice as long.
  const source = (options.migrated ?? true) ? ` template ${template} strategy file_copy` : '';
  await administer(serverUrl, `create database ${name}${source}`);
  const url = withDatabase(serverUrl, name);
  const { pool, db } = openPool(url, { applicationName: 'tredici-test', max: 5 });
  // Only with today's schema: a migration's test uses past ones.
  if (options.migrated ?? true) noteStatements(pool);
  closeAfterwards(async () => {
    await endPool(pool);
    // Without force, which would end connections that nobody closed, and fails while a vacuum is running.
    await administer(serverUrl, `drop database if exists ${name}`);
  });
  return { db, pool, url };
}

/** A connection that a test did not release would block the run for ever, so it is reported instead. */
async function endPool(pool: Pool): Promise<void> {
  const ended = pool.end().then(() => true);
  if (await Promise.race([ended, sleep(10_000, false, { ref: false })])) return;
  throw new Error(
    'A connection was taken from the test pool and not given back: close what holds it.',
  );
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
