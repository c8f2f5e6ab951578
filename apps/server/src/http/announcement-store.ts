import type { ClientBase, Pool } from 'pg';

export interface News {
  /** The transactions visible to this reading: the next one starts here. */
  readonly snapshot: string;
  /** When it was read, in seconds of the database's clock, which all readers share. */
  readonly at: number;
  readonly tags: readonly string[];
}

/** The tags committed since a snapshot was taken; without one, none. Transactions commit in another order
 *  than they begin, so neither a number nor a time says what is new: only what the snapshot did not see. */
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

/** Removes announcements committed before an old snapshot, which every active reader has seen by now, and
 *  those restored from another server, whose transaction ids mean nothing here. Only one process does it at a
 *  time. */
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
