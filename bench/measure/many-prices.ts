import type { DatabaseConnection } from '@tredici/server/db/connect';

/** Extends the history of prices to the length asked for: every price seen of a bookmaker is inserted again,
 *  a minute earlier each time. The table of newest prices stays unchanged, so its triggers are skipped. */
export async function addManyPrices(
  pool: DatabaseConnection['pool'],
  prices: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ count: string }>('select count(*) from price');
    const there = Number(rows[0]!.count);
    const times = Math.ceil((prices - there) / there);
    if (times < 1) return;
    await client.query('alter table price disable trigger user');
    await client.query(
      `insert into price (match_id, bookmaker_id, bet_type, odd, captured_at, kind)
       select match_id, bookmaker_id, bet_type, odd, captured_at - n * interval '1 minute', kind
       from price cross join generate_series(1, $1::int) n
       limit $2
       on conflict do nothing`,
      [times, prices - there],
    );
    await client.query('alter table price enable trigger user');
    await client.query('vacuum analyze price');
  } finally {
    client.release(true);
  }
}
