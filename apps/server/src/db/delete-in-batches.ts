import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './pool.ts';

const BATCH = 2_000;

interface Batches {
  /** What an index has in order. Without it the planner, who expects to meet a batch soon, reads the table from
   *  its beginning each time, past all that is gone already. */
  readonly oldestFirst: SQLWrapper;
  readonly signal?: AbortSignal | undefined;
  readonly batch?: number;
}

/** Deletes what may be many rows, a statement for each batch: none takes long, and nobody waits for a lock
 *  until all are gone. A row that somebody else is changing is left for the next time, so that two who
 *  delete never wait for each other. `where` should be answered by an index. */
export async function deleteInBatches(
  db: Executor,
  table: PgTable,
  where: SQL,
  { oldestFirst, signal, batch = BATCH }: Batches,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${where} order by ${oldestFirst} limit ${batch}
        for update skip locked
      ))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return deleted;
  }
}
