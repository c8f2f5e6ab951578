import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type EmbeddedChild, startEmbeddedChild } from '#testing/database/children.ts';
import { temporaryFolder } from '#testing/database/temporary-folder.ts';
import { startEmbedded } from './start.ts';

const folder = temporaryFolder();
const children: EmbeddedChild[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});

async function child(dataDir: string, migrate = false): Promise<EmbeddedChild> {
  const started = await startEmbeddedChild({ dataDir, throwAway: true, migrate });
  children.push(started);
  return started;
}

async function leave(one: EmbeddedChild): Promise<void> {
  one.tell('release');
  await one.next();
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const runs = (dataDir: string) => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

test('processes that start at once share one server, migrate it once, and the last one stops it', async () => {
  const dataDir = join(folder, 'together');
  const all = await Promise.all([1, 2, 3].map(() => child(dataDir, true)));
  expect(all.map((one) => one.report.ok)).toEqual([true, true, true]);
  expect(all.filter((one) => !one.report.joined)).toHaveLength(1);
  expect(new Set(all.map((one) => one.report.url)).size).toBe(1);
  const applied = all.map((one) => one.report.migrated ?? 0).sort((a, b) => a - b);
  expect(applied.slice(0, 2)).toEqual([0, 0]);
  expect(applied[2]).toBeGreaterThan(0);

  const [first, second, third] = all as [EmbeddedChild, EmbeddedChild, EmbeddedChild];
  await leave(first);
  expect(await answers(second.report.url ?? '')).toBe(true);
  await leave(second);
  expect(runs(dataDir)).toBe(true);
  await leave(third);
  expect(runs(dataDir)).toBe(false);
});

test('a server whose process was killed is joined, and stopped by whoever joined it', async () => {
  const dataDir = join(folder, 'orphan');
  const killed = await child(dataDir);
  await killed.kill();
  expect(await answers(killed.report.url ?? '')).toBe(true);

  const next = await startEmbedded({ dataDir, throwAway: true, log: () => {} });
  if (!next.ok) throw new Error(next.message);
  expect(next.value).toMatchObject({ joined: true, url: killed.report.url });
  await next.value.release();
  await next.value.release();
  expect(runs(dataDir)).toBe(false);
});

test('a process that leaves while another arrives does not cut it off', async () => {
  const dataDir = join(folder, 'crossing');
  for (let round = 0; round < 3; round += 1) {
    const leaving = await startEmbedded({ dataDir, throwAway: true, log: () => {} });
    if (!leaving.ok) throw new Error(leaving.message);
    const [arrived] = await Promise.all([
      startEmbedded({ dataDir, throwAway: true, log: () => {} }),
      leaving.value.release(),
    ]);
    if (!arrived.ok) throw new Error(arrived.message);
    expect(await answers(arrived.value.url)).toBe(true);
    await arrived.value.release();
  }
  expect(runs(dataDir)).toBe(false);
});

test('its role owns its database and nothing more', async () => {
  const dataDir = join(folder, 'crossing');
  const server = await startEmbedded({ dataDir, throwAway: true, log: () => {} });
  if (!server.ok) throw new Error(server.message);
  const client = new Client({ connectionString: server.value.url });
  await client.connect();
  const { rows } = await client.query(`
    select rolsuper, current_setting('timezone') as timezone,
           pg_encoding_to_char(encoding) as encoding, lower('ÀÉÎ') as lower,
           current_setting('listen_addresses') as listens
    from pg_roles, pg_database where rolname = current_user and datname = current_database()`);
  await client.end();
  await server.value.release();
  expect(rows).toEqual([
    { rolsuper: false, timezone: 'UTC', encoding: 'UTF8', lower: 'àéî', listens: '127.0.0.1' },
  ]);
});
