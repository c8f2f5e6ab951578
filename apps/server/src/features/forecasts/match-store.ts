import { SECOND_NAMES } from '@tredici/engine/markets/bet-types';
import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import {
  decimal,
  integer,
  json,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
  truth,
} from '#db/read-rows.ts';
import { type ListedMatch, listedMatchColumns, MATCH_TABLES } from '#features/matches/store.ts';
import type { StoredExplanation } from './compute/make-forecast.ts';
import { contentColumns } from './content-columns.ts';
import { frozenOrNewest } from './store.ts';

/** Also finds it by the id of a row that was merged into it. */
export async function findMatch(db: Executor, id: number): Promise<ListedMatch | undefined> {
  const [match] = await readRows(
    db,
    listedMatchColumns,
    (columns) => sql`select ${columns} from ${MATCH_TABLES}
      where m.id = (select coalesce(merged_into, id) from match where id = ${id})`,
  );
  return match;
}

const { model, market, blend, interval, scores } = contentColumns;
const SERVED = {
  runId: integer('f.run_id::int'),
  modelVersion: text('r.model_version'),
  made: seconds('f.created_at'),
  frozen: orNull(seconds('f.frozen_at')),
  replayed: truth('f.replayed'),
  sequence: orNull(integer('f.sequence::int')),
  hash: orNull(text(`encode(f.hash, 'hex')`)),
  model,
  market,
  blend,
  interval,
  scores,
  explanation: orNull(json<StoredExplanation>('f.explanation')),
  won: orNull(json<readonly string[]>('s.won')),
  /** The bets whose stake was returned although the match was played. */
  returned: orNull(json<readonly string[]>('s.returned')),
  voidReason: orNull(text('s.void_reason')),
};
export type ServedForecast = RowOf<typeof SERVED>;

/** The frozen one, else the newest. */
export async function findForecast(
  db: Executor,
  matchId: number,
): Promise<ServedForecast | undefined> {
  const [forecast] = await readRows(
    db,
    SERVED,
    (columns) => sql`
    select ${columns}
    from forecast f join match m on m.id = f.match_id join run r on r.id = f.run_id
    left join settlement s on s.forecast_id = f.id
    where f.match_id = ${matchId}
    order by ${frozenOrNewest('m')} limit 1`,
  );
  return forecast;
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

/** The newest and the first price of every bookmaker for every bet, from the whole history: a match has only
 *  some hundreds of rows. */
export async function loadQuotes(db: Executor, matchId: number): Promise<QuoteRow[]> {
  return readRows(
    db,
    QUOTE,
    (columns) =>
      sql`select ${columns} from price where match_id = ${matchId} group by bookmaker_id, bet_type`,
  );
}

const PRICE = {
  bookmakerId: integer('bookmaker_id'),
  odd: decimal('odd::float8'),
  captured: seconds('captured_at'),
};
export type PriceRow = RowOf<typeof PRICE>;

/** All prices of a bet, oldest first. */
export async function loadPriceHistory(
  db: Executor,
  matchId: number,
  bet: string,
): Promise<PriceRow[]> {
  // A bet with two names is stored under the first.
  const [stored = bet] = [...SECOND_NAMES].find(([, second]) => second === bet) ?? [];
  return readRows(
    db,
    PRICE,
    (columns) => sql`
    select ${columns} from price where match_id = ${matchId} and bet_type = ${stored}
    order by captured_at, id`,
  );
}
