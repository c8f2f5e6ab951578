import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#db/embedded/start.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { scratchRoot } from '../scratch-root.ts';
import { withDatabase } from './database-url.ts';
import { findSystemPostgres } from './system-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run and the migrated database that test databases are copied from. */
    postgres: { url: string; template: string };
  }
}

/** One server for the whole run: the program's own, or another one with TREDICI_TEST_POSTGRES=system. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(scratchRoot(), 'tredici-test-'));
  // If root has to use another user's account, that user must be able to enter.
  chmodSync(folder, 0o755);
  const server = await startServer(folder);
  const template = `tredici_template_${randomBytes(4).toString('hex')}`;
  await administer(server.url, `create database ${template}`);
  const migrated = await migrateDatabase(withDatabase(server.url, template));
  if (!migrated.ok) throw new Error(migrated.message);
  await addQueueSchema(withDatabase(server.url, template));
  project.provide('postgres', { url: server.url, template });

  return async () => {
    await administer(server.url, `drop database if exists ${template}`);
    await server.release();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The queue creates its tables if they are missing: once here, instead of in every test's database. */
async function addQueueSchema(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

async function startServer(folder: string): Promise<{ url: string; release(): Promise<void> }> {
  const chosen = process.env.TREDICI_TEST_POSTGRES ?? 'embedded';
  if (chosen !== 'embedded' && chosen !== 'system') {
    throw new Error(`TREDICI_TEST_POSTGRES is "${chosen}": use embedded or system.`);
  }
  const system = chosen === 'system' ? await findSystemPostgres() : undefined;
  if (chosen === 'system' && !system) {
    throw new Error('No PostgreSQL 15 or newer on this system: set TREDICI_TEST_DATABASE_URL.');
  }
  if (system?.kind === 'url') return { url: system.url, release: async () => {} };
  const started = await startEmbedded({
    dataDir: folder,
    binaries: system,
    throwAway: true,
    log: () => {},
  });
  if (!started.ok) throw new Error(started.message);
  return started.value;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
