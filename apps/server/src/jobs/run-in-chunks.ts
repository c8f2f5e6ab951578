import { eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { chunkProgress, jobRun } from '#db/schema/jobs.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import type { JobWork } from './job.ts';

/** Where the work has got to: a value that can be ordered, such as a user's id. */
export type Cursor = string | number;

export interface ChunkedWork<Item> {
  readonly context: JobWork;
  /** Names the whole task, and its progress is stored under this name: what was done under it is not done
   *  again. Without a name the rows themselves must show what is done, so that `loadChunk` finds the rest. */
  readonly key?: string;
  /** The next items after the cursor, in order; none when all are done. */
  loadChunk(tx: Transaction, after: Cursor | undefined): Promise<readonly Item[]>;
  cursorOf(item: Item): Cursor;
  /** Processes one chunk, with no effect other than through `tx`. Returns how many rows it changed. */
  work(tx: Transaction, items: readonly Item[]): Promise<number>;
  /** Told after every chunk how many rows this run has changed. */
  onProgress?(changed: number): void;
}

interface DoneSoFar {
  readonly cursor: Cursor | undefined;
  readonly changed: number;
}

/** Works through many items, one transaction per chunk. The transaction also records its progress, so that
 *  after a crash the next run continues there: no item is done twice or left out. Two runs at once share the
 *  work. The progress is shown with the job's run as well. Returns how many rows this run changed. */
export async function runInChunks<Item>(plan: ChunkedWork<Item>): Promise<number> {
  const { db, signal } = plan.context;
  let soFar: DoneSoFar = { cursor: undefined, changed: 0 };
  for (;;) {
    signal?.throwIfAborted();
    const next = await inTransaction(db, (tx) => doNextChunk(tx, plan, soFar));
    if (!next) return soFar.changed;
    soFar = next;
    plan.onProgress?.(soFar.changed);
  }
}

/** Undefined if there is nothing left to do. */
async function doNextChunk<Item>(
  tx: Transaction,
  { context, key, loadChunk, cursorOf, work }: ChunkedWork<Item>,
  soFar: DoneSoFar,
): Promise<DoneSoFar | undefined> {
  const now = context.clock.now();
  const stored = key === undefined ? undefined : await lockProgress(tx, key, now);
  if (stored?.finishedAt) return undefined;
  const items = await loadChunk(tx, stored ? (stored.cursor ?? undefined) : soFar.cursor);
  const last = items.at(-1);
  if (last === undefined) {
    if (stored) await saveProgress(tx, stored.key, { finishedAt: now });
    return undefined;
  }
  const changed = soFar.changed + (await work(tx, items));
  const cursor = cursorOf(last);
  if (stored) {
    const done = stored.done + items.length;
    await saveProgress(tx, stored.key, { cursor, done, updatedAt: now });
  }
  if (context.runId !== undefined) {
    await tx.update(jobRun).set({ rows: changed }).where(eq(jobRun.id, context.runId));
  }
  return { cursor, changed };
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

async function saveProgress(
  tx: Executor,
  key: string,
  progress: Partial<typeof chunkProgress.$inferInsert>,
): Promise<void> {
  await tx.update(chunkProgress).set(progress).where(eq(chunkProgress.key, key));
}
