import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeAfterwards } from '#testing/close-afterwards.ts';
import { findCopyTools, startScratchCluster } from '#testing/database/scratch-cluster.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { openPool } from './pool.ts';
import { follows, openReadReplica } from './read-replica.ts';

const tools = await findCopyTools();
const here = test.skipIf(!tools);

async function startWithReplica(bin: string) {
  const cluster = await startScratchCluster(bin);
  const { hostname, port } = new URL(cluster.url);
  const login = ['-h', hostname, '-p', port, '-U', 'tredici'];
  const folder = cluster.makeFolder('standby');
  await cluster.call('pg_basebackup', ...login, '-D', folder, '-R', '-c', 'fast');
  const standbyUrl = await cluster.start('standby');
  const primary = openPool(cluster.url, { max: 3 });
  const standby = openPool(standbyUrl, { max: 1 });
  const warnings: string[] = [];
  const opened = await openReadReplica({
    url: standbyUrl,
    primary: primary.pool,
    max: 3,
    warn: (_details, message) => warnings.push(message),
    lookEveryMs: 50,
    mostLagMs: 1_000,
  });
  if (!opened.ok) throw new Error(opened.message);
  const replica = opened.value;
  closeAfterwards(async () => {
    await replica.close();
    await Promise.all([primary.pool.end(), standby.pool.end()]);
    await cluster.stop();
  });
  const { db } = replica;
  const fromReplica = async () =>
    (await db.execute<{ yes: boolean }>(sql`select pg_is_in_recovery() as yes`)).rows[0]!.yes;
  const count = async () =>
    (await db.execute<{ rows: number }>(sql`select count(*)::int as rows from read_test`)).rows[0]!
      .rows;
  const add = () => primary.pool.query('insert into read_test default values');
  return { cluster, standbyUrl, primary, standby, replica, warnings, fromReplica, count, add };
}

here(
  'lists are read from a replica as far as it has come, and never older than what is known',
  async () => {
    const { cluster, standbyUrl, ...parts } = await startWithReplica(tools!);
    const { primary, standby, replica, warnings, fromReplica, count, add } = parts;
    await primary.pool.query('create table read_test (id serial)');
    await expect.poll(fromReplica).toBe(true);
    await expect.poll(() => count().catch(() => undefined)).toBe(0);

    // It stops replaying: changes announced meanwhile are read from the primary.
    await standby.pool.query('select pg_wal_replay_pause()');
    await add();
    replica.changed();
    expect(await fromReplica()).toBe(false);
    expect(await count()).toBe(1);
    // It stays behind, and the log says so.
    await expect.poll(() => warnings.at(-1)).toContain('too far behind');
    expect(await count()).toBe(1);

    await standby.pool.query('select pg_wal_replay_resume()');
    await expect.poll(fromReplica).toBe(true);
    expect(await count()).toBe(1);
    await expect.poll(() => warnings.at(-1)).toContain('caught up');

    // Transactions run on the primary.
    await replica.db.transaction((tx) => tx.execute(sql`insert into read_test default values`));

    // It goes away and comes back.
    expect(await follows(standbyUrl, primary.db)).toBe(true);
    await cluster.kill('standby');
    expect(await follows(standbyUrl, primary.db)).toBe(false);
    expect(await count()).toBe(2);
    await cluster.start('standby');
    await expect.poll(fromReplica).toBe(true);
    expect(await count()).toBe(2);
  },
);

test('a server that is no replica is refused', async () => {
  const { url, pool } = await createTestDatabase();
  expect(await openReadReplica({ url, primary: pool, warn: () => {} })).toMatchObject({
    ok: false,
    message: expect.stringContaining('not a replica'),
  });
});
