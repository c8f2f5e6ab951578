import type { DatabaseConnection } from '@tredici/server/db/connect';

/** Makes the history of prices as long as asked: what each bookmaker was seen to offer is seen again, a minute
 *  earlier each time. What is kept of the newest prices stays as it is, so its triggers are left out. */
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
