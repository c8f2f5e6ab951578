import type { ClientBase, Pool } from 'pg';

export interface News {
  /** What was visible when it was read: the next reading begins where it ends. */
  readonly snapshot: string;
  /** When, in seconds by the database's clock: one clock for all who read. */
  readonly at: number;
  readonly tags: readonly string[];
}

/** What was committed since a snapshot was taken; of none, where to begin. Transactions end in another
 *  order than they begin, so neither a number nor a time would tell what is new: only what that snapshot
 *  did not see does. */
export async function readNews(client: ClientBase, since: string | undefined): Promise<News> {
  const { rows } = await client.query<News>(
    `select pg_current_snapshot()::text as snapshot,
      extract(epoch from clock_timestamp())::float8 as at, array(
      select distinct tag from announcement
      where xid >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
    ) as tags`,
    [since],
  );
  return rows[0]!;
}

/** Removes what was committed before an old snapshot was taken and has been read by all who read at all;
 *  also what was brought from another server with its data, whose numbers mean nothing here. One process
 *  at a time. */
export async function removeOldNews(pool: Pool, before: string): Promise<number> {
  const { rowCount } = await pool.query(
    `with turn as materialized (
      select pg_try_advisory_xact_lock(hashtextextended('old announcements', 0)) as ours
    )
    delete from announcement
    where (select ours from turn) and (
      xid < pg_snapshot_xmin($1::pg_snapshot) or xid >= pg_snapshot_xmax(pg_current_snapshot())
    )`,
    [before],
  );
  return rowCount ?? 0;
}
