import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { decimal, integer, type RowOf, readRows, seconds, text } from '#db/read-rows.ts';
import { type ListedMatch, listedMatchColumns, MATCH_TABLES } from '#features/matches/store.ts';
import type { ForecastContent } from './make-forecast.ts';

export async function findMatch(db: Executor, id: number): Promise<ListedMatch | undefined> {
  const [match] = await readRows(
    db,
    listedMatchColumns,
    (columns) => sql`select ${columns} from ${MATCH_TABLES} where m.id = ${id}`,
  );
  return match;
}

export interface ServedForecast extends ForecastContent {
  readonly runId: number;
  readonly modelVersion: string;
  /** Seconds since 1970. */
  readonly made: number;
  readonly frozen: number | null;
  readonly replayed: boolean;
  readonly sequence: number | null;
  readonly hash: string | null;
  readonly won: readonly string[] | null;
  /** The bets whose stake came back though the match was played. */
  readonly returned: readonly string[] | null;
  readonly voidReason: string | null;
}

/** The frozen one, else the newest. */
export async function findForecast(
  db: Executor,
  matchId: number,
): Promise<ServedForecast | undefined> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select f.run_id::int as "runId", r.model_version as "modelVersion",
      extract(epoch from f.created_at)::float8 as made, extract(epoch from f.frozen_at)::float8 as frozen,
      f.replayed, f.sequence::int, encode(f.hash, 'hex') as hash, f.model, f.market, f.blend, f.interval,
      f.explanation, f.scores, f.best_odds as "bestOdds", s.won, s.returned, s.void_reason as "voidReason"
    from forecast f join run r on r.id = f.run_id left join settlement s on s.forecast_id = f.id
    where f.match_id = ${matchId}
    order by f.frozen_at is not null desc, f.id desc limit 1`);
  return rows[0] as unknown as ServedForecast | undefined;
}

const QUOTE = {
  bookmakerId: integer('bookmaker_id'),
  betType: text('bet_type'),
  odd: decimal('(array_agg(odd order by captured_at desc, id desc))[1]::float8'),
  captured: seconds('max(captured_at)'),
  openingOdd: decimal('(array_agg(odd order by captured_at, id))[1]::float8'),
  opening: seconds('min(captured_at)'),
};
export type QuoteRow = RowOf<typeof QUOTE>;

/** The newest and the first price of every bookmaker for every bet, from the whole history: a match
 *  has some hundreds of rows. */
export async function loadQuotes(db: Executor, matchId: number): Promise<QuoteRow[]> {
  return readRows(
    db,
    QUOTE,
    (columns) =>
      sql`select ${columns} from price where match_id = ${matchId} group by bookmaker_id, bet_type`,
  );
}
