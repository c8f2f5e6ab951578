import { Client } from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { announcement } from '#db/schema/announcements.ts';
import { createLog } from '#log/logging.ts';
import { closeAfterwards } from '#testing/close-afterwards.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { readNews, removeOldNews } from './announcement-store.ts';
import { announceChange, readInvalidations } from './invalidation.ts';

const { db, pool, url } = await createTestDatabase();
const silent = createLog('silent');
const patient = { timeout: 30_000 };

beforeEach(async () => {
  await db.delete(announcement);
});

/** A process that caches. */
async function createReader() {
  const heard: (string | undefined)[] = [];
  const reader = await readInvalidations(pool, silent);
  reader.subscribe((tag) => heard.push(tag));
  return { heard, reader };
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url });
  // Ending the connection is part of the test.
  client.on('error', () => {});
  await client.connect();
  closeAfterwards(() => client.end());
  return client;
}

test('a change is heard by every process once its transaction commits', async () => {
  const [one, other] = await Promise.all([createReader(), createReader()]);
  await db.transaction(async (tx) => {
    await announceChange(tx, 'rows');
    await one.reader.catchUp();
    expect(one.heard).toEqual([]);
  });
  // The process that made the change has heard of it; the others soon will.
  await one.reader.catchUp();
  expect(one.heard).toEqual(['rows']);
  await vi.waitFor(() => expect(other.heard).toEqual(['rows']), patient);
  await db
    .transaction(async (tx) => {
      await announceChange(tx, 'undone');
      throw new Error('undone');
    })
    .catch(() => {});
  await one.reader.catchUp();
  expect(one.heard).toEqual(['rows']);
  await Promise.all([one.reader.close(), other.reader.close()]);
});

test('a transaction that begins first and commits last is heard, and nothing is heard twice', async () => {
  const { heard, reader } = await createReader();
  await db.transaction(async (slow) => {
    await announceChange(slow, 'slow');
    for (const tag of ['quick', 'quicker']) {
      await db.transaction((tx) => announceChange(tx, tag));
      await reader.catchUp();
    }
  });
  await reader.catchUp();
  await reader.catchUp();
  expect(heard).toEqual(['quick', 'quicker', 'slow']);
  await reader.close();
});

test('a change is heard even if its process dies right after the commit', async () => {
  const { heard, reader } = await createReader();
  const dying = await connect();
  const { rows } = await dying.query('select pg_backend_pid() as pid');
  await dying.query("begin; insert into announcement (tag) values ('last words'); commit");
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await vi.waitFor(() => expect(heard).toEqual(['last words']), patient);
  await reader.close();
});

test('a lost connection makes everything stale and is made again', async () => {
  const { heard, reader } = await createReader();
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'tredici-listen' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(2), patient);
  expect(heard).toEqual([undefined, undefined]);
  expect(reader.listening).toBe(true);
  await announceChange(db, 'again');
  await reader.catchUp();
  expect(heard).toContain('again');
  await reader.close();
  expect(reader.listening).toBe(false);
});

test('a process that has not read for long drops everything, because it may have missed changes', async () => {
  const { heard, reader } = await createReader();
  const clock = vi.spyOn(Client.prototype, 'query');
  clock.mockResolvedValueOnce({
    rows: [{ snapshot: '1:1:', at: Date.now() / 1000 + 61, tags: ['rows'] }],
  } as never);
  await reader.catchUp();
  expect(heard).toEqual([undefined]);
  clock.mockRestore();
  await reader.close();
});

test('only announcements older than a snapshot are removed, and those numbered by another server', async () => {
  const client = await connect();
  const tags = async () => (await db.select().from(announcement)).map(({ tag }) => tag).sort();
  await announceChange(db, 'old');
  // A snapshot covers the whole server, so an older transaction of another test delays it.
  const isOld = async () => {
    const { rows } = await pool.query(
      'select bool_and(xid < pg_snapshot_xmin(pg_current_snapshot())) as done from announcement',
    );
    return rows[0].done;
  };
  await expect.poll(isOld).toBe(true);
  await pool.query(
    "insert into announcement (xid, tag) values ('9000000000000000000', 'from elsewhere')",
  );
  await db.transaction(async (slow) => {
    await announceChange(slow, 'slow');
    const { snapshot } = await readNews(client, undefined);
    await announceChange(db, 'new');
    expect(await removeOldNews(pool, snapshot)).toBe(2);
    expect(await tags()).toEqual(['new']);
  });
  expect(await tags()).toEqual(['new', 'slow']);
});
