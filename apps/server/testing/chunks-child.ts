import { asc, gt, sql } from 'drizzle-orm';
import { openPool } from '#db/pool.ts';
import { appUser } from '#db/schema/accounts.ts';
import { lockInTransaction } from '#db/transaction.ts';
import type { Job } from '#jobs/job.ts';
import { runInChunks } from '#jobs/run-in-chunks.ts';
import { runJob } from '#jobs/run-job.ts';
import { createLog } from '#log/logging.ts';
import { readConfig } from '../src/config.ts';

/** Work in chunks, for the test that kills it. */
export interface ChunksChild {
  readonly url: string;
  readonly slot: string;
  readonly attempt: number;
}

/** Held by the test to stop the work within the chunk that contains this user. */
export const CHUNK_LOCK = 'chunk of the test';
export const STOP_AT_USER = 55;
const CHUNK = 10;

/** Writes every user once, into a table that does not prevent duplicates. */
const probe: Job = {
  name: 'probe-users',
  summary: 'Writes every user down',
  run: (context) =>
    runInChunks({
      context,
      key: `probe ${context.slot}`,
      loadChunk: (tx, after) =>
        tx
          .select({ id: appUser.id })
          .from(appUser)
          .where(gt(appUser.id, Number(after ?? 0)))
          .orderBy(asc(appUser.id))
          .limit(CHUNK),
      cursorOf: ({ id }) => id,
      work: async (tx, users) => {
        for (const { id } of users) {
          await tx.execute(sql`insert into chunk_probe (user_id) values (${id})`);
          if (id === STOP_AT_USER) await lockInTransaction(tx, CHUNK_LOCK);
        }
        return users.length;
      },
    }),
};

if (process.argv[1] === import.meta.filename) {
  const { url, slot, attempt } = JSON.parse(process.argv[2] ?? '{}') as ChunksChild;
  const config = readConfig({ LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.message);
  const { db, pool } = openPool(url, { applicationName: 'tredici-killed' });
  const { rows } = await runJob(probe, {
    config: config.value,
    clock: { now: () => new Date('2026-03-14T18:00:00Z') },
    db,
    pool,
    slot,
    attempt,
    log: createLog('silent'),
    signal: new AbortController().signal,
  });
  process.stdout.write(`${rows}\n`);
  await pool.end();
}
