import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { closeAfterwards } from '#testing/close-afterwards.ts';
import { findCopyTools, startScratchCluster } from '#testing/database/scratch-cluster.ts';
import { copyServer, prepareRestore } from './point-in-time.ts';

const tools = await findCopyTools();
const here = test.skipIf(!tools);

const ARCHIVED = `wal_level = replica
archive_mode = on
archive_command = 'cp "%p" "{folder}/log/%f"'
`;

interface Written {
  readonly id: number;
  readonly began: number;
  readonly acknowledged: number;
}

/** Writes continuously and remembers what was written when. */
async function startWriter(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create table written (id int primary key)');
  const written: Written[] = [];
  let going = true;
  const ended = (async () => {
    for (let id = 1; going; id += 1) {
      const began = Date.now();
      await client.query('insert into written values ($1)', [id]);
      written.push({ id, began, acknowledged: Date.now() });
    }
    await client.end();
  })();
  return {
    written,
    stop: async () => {
      going = false;
      await ended;
    },
  };
}

async function ask<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

here(
  'a copy made under load is brought to a chosen instant: all acknowledged by then, no more',
  async () => {
    const cluster = await startScratchCluster(tools!, ARCHIVED);
    closeAfterwards(() => cluster.stop());
    const log = cluster.makeFolder('log');
    const writer = await startWriter(cluster.url);
    const wait = (count: number) =>
      expect.poll(() => writer.written.length, { interval: 10 }).toBeGreaterThan(count);
    await wait(50);
    const copied = await copyServer({ url: cluster.url, to: `${cluster.folder}/copy`, bin: tools });
    if (!copied.ok) throw new Error(copied.message);
    await wait(writer.written.length + 50);
    // Commits are stamped in microseconds: keep the chosen instant clear of them.
    await sleep(20);
    const at = new Date();
    await wait(writer.written.length + 50);
    await writer.stop();
    // The last rows lie in a log segment that is not full yet.
    const [last] = await ask<{ name: string }>(
      cluster.url,
      'select pg_walfile_name(pg_switch_wal()) as name',
    );
    await expect
      .poll(async () => {
        const [row] = await ask<{ name: string | null }>(
          cluster.url,
          'select last_archived_wal as name from pg_stat_archiver',
        );
        return (row?.name ?? '') >= last!.name;
      })
      .toBe(true);

    const ready = await prepareRestore({
      from: copied.value,
      log,
      at,
      to: `${cluster.folder}/restored`,
    });
    if (!ready.ok) throw new Error(ready.message);
    // These commands are run by an operator, but the server belongs to its own user.
    if (process.getuid?.() === 0) {
      const { execFileSync } = await import('node:child_process');
      execFileSync('chown', ['-R', '--reference', `${cluster.folder}/log`, ready.value]);
    }
    const url = await cluster.start('restored');
    await expect
      .poll(async () => (await ask<{ yes: boolean }>(url, 'select pg_is_in_recovery() as yes'))[0])
      .toEqual({ yes: false });
    const rows = await ask<{ id: number }>(url, 'select id from written order by id');
    const restored = rows.map(({ id }) => id);
    const instant = at.getTime();
    const before = writer.written.filter(({ acknowledged }) => acknowledged < instant);
    const after = writer.written.filter(({ began }) => began > instant);
    expect(before.length).toBeGreaterThan(50);
    expect(after.length).toBeGreaterThan(10);
    expect(restored).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(Math.max(...restored)).toBeLessThan(after[0]!.id);
  },
);

test('a source that is not a copy and a folder that is not empty are refused', async () => {
  const at = new Date('2026-03-14T18:00:00Z');
  expect(
    await prepareRestore({ from: '/nowhere', log: '/tmp', at, to: '/nowhere/else' }),
  ).toMatchObject({ ok: false, message: '/nowhere is no copy of a server.' });
  expect(
    await copyServer({ url: 'postgresql://x@127.0.0.1:1/x', to: '/usr', bin: tools ?? '/nowhere' }),
  ).toMatchObject({ ok: false });
});
