import { eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { chunkProgress, jobRun } from '#db/schema/jobs.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import type { JobContext } from './job.ts';

/** Where the work has got to: a value that can be ordered, such as a user's id. */
export type Cursor = string | number;

export interface ChunkedWork<Item> {
  readonly context: Pick<JobContext, 'db' | 'clock' | 'signal' | 'runId'>;
  /** Names the whole task. What was done under a name is not done again. */
  readonly key: string;
  /** The next items after the cursor, in order; none when all are done. */
  loadChunk(tx: Transaction, after: Cursor | undefined): Promise<readonly Item[]>;
  cursorOf(item: Item): Cursor;
  /** Processes one chunk, with no effect other than through `tx`. */
  work(tx: Transaction, items: readonly Item[]): Promise<void>;
}

/** Works through many items, one transaction per chunk. The transaction also records its progress, so that
 *  after a crash the next run continues there: no item is done twice or left out. Two runs at once share the
 *  work. Returns how many items this run did. */
export async function runInChunks<Item>(plan: ChunkedWork<Item>): Promise<number> {
  const { db, signal } = plan.context;
  let done = 0;
  for (;;) {
    signal.throwIfAborted();
    const items = await inTransaction(db, (tx) => doNextChunk(tx, plan, done));
    if (items === 0) return done;
    done += items;
  }
}

async function doNextChunk<Item>(
  tx: Transaction,
  { context, key, loadChunk, cursorOf, work }: ChunkedWork<Item>,
  doneByThisRun: number,
): Promise<number> {
  const now = context.clock.now();
  const progress = await lockProgress(tx, key, now);
  if (progress.finishedAt !== null) return 0;
  const items = await loadChunk(tx, progress.cursor ?? undefined);
  const last = items.at(-1);
  if (last === undefined) {
    await tx.update(chunkProgress).set({ finishedAt: now }).where(eq(chunkProgress.key, key));
    return 0;
  }
  await work(tx, items);
  const done = progress.done + items.length;
  await tx
    .update(chunkProgress)
    .set({ cursor: cursorOf(last), done, updatedAt: now })
    .where(eq(chunkProgress.key, key));
  if (context.runId !== undefined) {
    const rows = doneByThisRun + items.length;
    await tx.update(jobRun).set({ rows }).where(eq(jobRun.id, context.runId));
  }
  return items.length;
}

/** The progress so far, locked until the chunk is committed or rolled back. */
async function lockProgress(tx: Executor, key: string, now: Date) {
  await tx
    .insert(chunkProgress)
    .values({ key, startedAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [progress] = await tx
    .select()
    .from(chunkProgress)
    .where(eq(chunkProgress.key, key))
    .for('update');
  return progress!;
}
