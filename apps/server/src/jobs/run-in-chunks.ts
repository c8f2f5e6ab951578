import { eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { chunkProgress, jobRun } from '#db/schema/jobs.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import type { JobContext } from './job.ts';

/** Where a piece of work has come to: something that can be ordered, such as a user's id. */
export type Cursor = string | number;

export interface ChunkedWork<Item> {
  readonly context: Pick<JobContext, 'db' | 'clock' | 'signal' | 'runId'>;
  /** Names the whole of the work. What is done under a name is not done again. */
  readonly key: string;
  /** The next items in the order of their cursors, those after the given one; none when all are done. */
  loadChunk(tx: Transaction, after: Cursor | undefined): Promise<readonly Item[]>;
  cursorOf(item: Item): Cursor;
  /** Does a chunk, with no effect but on `tx`. */
  work(tx: Transaction, items: readonly Item[]): Promise<void>;
}

/** Works through many items, a chunk per transaction. The transaction also writes down where it has
 *  come to, so that a run that was killed is taken up there by the next: no item is done twice, none is
 *  left out. Two runs at once share the work. Gives how many items this run did. */
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

/** Where the work stands, held until the chunk is committed or undone. */
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
