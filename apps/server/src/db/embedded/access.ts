import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { accept, type Result, refuse } from '../result.ts';
import { SUPERUSER } from './cluster.ts';
import { ownLike } from './folder.ts';

/** The program's own role: it owns its database and is not a superuser. */
const ROLE = 'tredici';

/** One secret per data folder, readable by its owner only. */
export async function keepPassword(path: string, mayCreate: boolean): Promise<string | undefined> {
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (known.trim()) return known.trim();
  if (!mayCreate) return undefined;
  const fresh = randomBytes(32).toString('hex');
  await writeFile(`${path}.new`, `${fresh}\n`, { mode: 0o600 });
  await ownLike(`${path}.new`, dirname(path));
  await rename(`${path}.new`, path);
  return fresh;
}

/** Derived from the secret, so that only one thing has to be kept. */
const derive = (secret: string): string =>
  createHash('sha256').update(`${ROLE}:${secret}`).digest('hex');

/** Makes the role and its database where they are missing, and returns the address to use. A later start
 *  completes one that was killed half-way. */
export async function ensureAccess(port: number, password: string): Promise<Result<string>> {
  const rolePassword = derive(password);
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ role: boolean; base: boolean }>(
      `select exists(select from pg_roles where rolname = $1) as role,
              exists(select from pg_database where datname = $1) as base`,
      [ROLE],
    );
    if (!rows[0]?.role) {
      await client.query(`create role ${ROLE} login createdb password '${rolePassword}'`);
    }
    if (!rows[0]?.base) await client.query(`create database ${ROLE} owner ${ROLE}`);
    return accept(`postgresql://${ROLE}:${rolePassword}@127.0.0.1:${port}/${ROLE}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(
      `The embedded PostgreSQL started but cannot be used (${reason}): put back the password file it was made with, or choose another folder by TREDICI_DATA_DIR.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
