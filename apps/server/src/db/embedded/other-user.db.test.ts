import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/database/temporary-folder.ts';
import { findBinaries } from './binaries.ts';
import { startEmbedded } from './start.ts';

const folder = temporaryFolder();
const isRoot = process.getuid?.() === 0;
const outside = join(folder, 'outside');

async function round(dataDir: string, binaries?: { bin: string; root: string }): Promise<boolean> {
  const started = await startEmbedded({
    dataDir,
    binaries,
    outside,
    isolation: 'other-user',
    throwAway: true,
    log: () => {},
  });
  if (!started.ok) throw new Error(started.message);
  const client = new Client({ connectionString: started.value.url });
  await client.connect();
  await client.query('create table if not exists visit (at timestamptz not null)');
  const { rowCount } = await client.query('insert into visit values (now())');
  await client.end();
  await started.value.release();
  return rowCount === 1;
}

describe.skipIf(!isRoot)('where user namespaces are forbidden (needs root)', () => {
  test('another user runs it in the data folder when it can go there', async () => {
    const dataDir = join(folder, 'reachable');
    expect(await round(dataDir)).toBe(true);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
    expect(await round(dataDir)).toBe(true);
  });

  test('otherwise it runs outside, with a copy of the programs, and remembers where', async () => {
    const home = join(folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    const found = await findBinaries();
    if (!found.ok || !found.value.root) throw new Error('no binaries');
    const root = join(home, 'native');
    cpSync(found.value.root, root, { recursive: true, verbatimSymlinks: true });
    chmodSync(root, 0o700);

    const dataDir = join(home, 'data');
    const binaries = { bin: join(root, 'bin'), root };
    expect(await round(dataDir, binaries)).toBe(true);
    const cluster = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    expect(cluster.startsWith(outside)).toBe(true);
    expect(statSync(cluster).uid).not.toBe(0);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(readdirSync(outside).some((name) => name.startsWith('postgresql-'))).toBe(true);
    expect(await round(dataDir, binaries)).toBe(true);
  });

  test('a cluster that root made in a namespace is handed over, not left behind', async () => {
    const dataDir = join(folder, 'handed');
    const first = await startEmbedded({
      dataDir,
      isolation: 'namespace',
      throwAway: true,
      log: () => {},
    });
    // Where namespaces are forbidden no file changes its owner.
    if (!first.ok) return expect(first.message).toMatch(/DATABASE_URL/);
    await first.value.release();
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(0);
    expect(await round(dataDir)).toBe(true);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  });
});
