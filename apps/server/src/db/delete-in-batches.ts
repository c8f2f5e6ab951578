import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './pool.ts';

const BATCH = 2_000;

interface Batches {
  /** The order of an index. Without it the planner scans the table from the beginning for each batch, past
   *  all the rows already deleted. */
  readonly oldestFirst: SQLWrapper;
  readonly signal?: AbortSignal | undefined;
  readonly batch?: number;
}

/** Deletes many rows in one statement per batch, so that no statement takes long or holds its locks for long.
 *  Rows locked by others are left for the next run, so two deletions never wait for each other. An index
 *  should cover `where`. */
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
