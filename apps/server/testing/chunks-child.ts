import { asc, gt, sql } from 'drizzle-orm';
import { appUser } from '#db/schema/accounts.ts';
import { lockInTransaction } from '#db/transaction.ts';
import type { Job } from '#jobs/job.ts';
import { runInChunks } from '#jobs/run-in-chunks.ts';
import { type JobChild, runAsChild } from './run-as-child.ts';

/** Held by the test to stop the work within the chunk that contains this user. */
export const CHUNK_LOCK = 'chunk of the test';
export const STOP_AT_USER = 55;
const CHUNK = 10;

/** Work in chunks, for the test that kills it: writes every user once, into a table that does not prevent duplicates. */
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
  await runAsChild(probe, JSON.parse(process.argv[2] ?? '{}') as JobChild);
}
