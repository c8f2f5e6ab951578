import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { type Db, openPool } from '../pool.ts';
import { withDatabase } from './database-url.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly pool: Pool;
  readonly url: string;
}

/** A migrated database of its own for the calling test file (or `describe`), dropped after it:
 *  `const { db } = await createTestDatabase();` */
export async function createTestDatabase(
  options: { migrated?: boolean } = {},
): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('postgres');
  const name = `tredici_test_${randomBytes(6).toString('hex')}`;
  const source = (options.migrated ?? true) ? ` template ${template}` : '';
  await administer(serverUrl, `create database ${name}${source}`);
  const url = withDatabase(serverUrl, name);
  const { pool, db } = openPool(url, { applicationName: 'tredici-test', max: 5 });
  afterAll(async () => {
    await pool.end();
    await administer(serverUrl, `drop database if exists ${name} with (force)`);
  });
  return { db, pool, url };
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
