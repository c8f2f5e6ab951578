import { sql } from 'drizzle-orm';
import { keyArray, numberArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { decimal, integer, readRows, seconds, text, toDate } from '#db/read-rows.ts';
import type { SourcePrice } from '#sources/source-match.ts';

export interface LatestPrice {
  readonly odd: number;
  readonly capturedAt: Date;
}

export interface PriceRow {
  readonly matchId: number;
  readonly bookmaker: string;
  readonly betType: string;
  readonly kind: SourcePrice['kind'];
  readonly odd: number;
  readonly capturedAt: Date;
}

export const priceKey = (matchId: number, bookmaker: string, betType: string, kind: string) =>
  `${matchId} ${bookmaker} ${betType} ${kind}`;

/** The last price of each kind from every bookmaker for every bet of these matches. */
export async function loadLatestPrices(
  db: Executor,
  matchIds: readonly number[],
): Promise<Map<string, LatestPrice>> {
  if (matchIds.length === 0) return new Map();
  const rows = await readRows(
    db,
    LATEST_PRICE,
    (columns) => sql`
    select distinct on (p.match_id, p.bet_type, p.bookmaker_id, p.kind) ${columns}
    from price p join bookmaker b on b.id = p.bookmaker_id
    where p.match_id = any(${numberArray(matchIds)}::int[])
    order by p.match_id, p.bet_type, p.bookmaker_id, p.kind, p.captured_at desc`,
  );
  return new Map(
    rows.map((row) => [
      priceKey(row.matchId, row.bookmaker, row.betType, row.kind),
      { odd: row.odd, capturedAt: toDate(row.captured) },
    ]),
  );
}

const LATEST_PRICE = {
  matchId: integer('p.match_id'),
  bookmaker: text('b.key'),
  betType: text('p.bet_type'),
  kind: text('p.kind'),
  odd: decimal('p.odd::float8'),
  captured: seconds('p.captured_at'),
};

export interface PriceOrigin {
  readonly bookmakerIds: ReadonlyMap<string, number>;
  readonly rawPayloadId: number | null;
  /** The matches have no price yet, so nothing can be there already, and skipping the check halves the cost
   *  of a row. */
  readonly newMatches: boolean;
}

/** Adds to the ledger; an existing observation is unchanged. */
export async function insertPrices(
  db: Executor,
  rows: readonly PriceRow[],
  { bookmakerIds, rawPayloadId, newMatches }: PriceOrigin,
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into price (match_id, bookmaker_id, bet_type, odd, captured_at, kind, raw_payload_id)
    select match_id, bookmaker_id, bet_type, odd, to_timestamp(captured_at), kind,
      ${rawPayloadId}::bigint
    from unnest(
      ${numberArray(rows.map((row) => row.matchId))}::int[],
      ${numberArray(rows.map((row) => bookmakerIds.get(row.bookmaker)!))}::int[],
      ${keyArray(rows.map((row) => row.betType))}::text[],
      ${numberArray(rows.map((row) => row.odd))}::numeric[],
      ${numberArray(rows.map((row) => row.capturedAt.getTime() / 1000))}::float8[],
      ${keyArray(rows.map((row) => row.kind))}::text[]
    ) as given(match_id, bookmaker_id, bet_type, odd, captured_at, kind)
    ${newMatches ? sql`` : sql`on conflict do nothing`}`);
  return rowCount ?? 0;
}
