import type { AgedPrices, MatchPrices } from '@tredici/engine/match/match-record';
import { sql } from 'drizzle-orm';
import { numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { decimal, integer, json, orNull, type RowOf, readRows, text } from '#db/read-rows.ts';
import { IS_SHOWN } from '#features/bookmakers/store.ts';
import { matchColumns, TEAMS_OF_MATCH } from '#features/matches/store.ts';
import type { MarketPrices, MarketSummary } from '#sources/source-match.ts';
import { isFrozenFor } from '../store.ts';
import type { NewestQuote } from './coming-prices.ts';
import type { PlayedRow } from './engine-input.ts';
import type { PriceSummary, SeenQuote } from './summarise-prices.ts';

/** The input of a fit and its forecasts. */

/** The bets whose prices a forecast uses. */
const PRICED_BETS = sql.raw(`('1', 'X', '2', 'o_2_5', 'u_2_5')`);
/** A match that was postponed or cancelled before it began has not begun. */
const HAS_BEGUN = sql.raw(`m.status in ('scheduled', 'live', 'finished', 'abandoned')`);

const { id, tournamentId, seasonId, kickoff, home, away } = matchColumns;

/** Matches that have begun, whose price summary is missing or older than the match row. */
export async function loadUnsummarised(db: Executor, from: Date, to: Date): Promise<number[]> {
  const rows = await readRows(
    db,
    { id },
    (columns) => sql`
    select ${columns} from match m left join price_summary s on s.match_id = m.id
    where m.kickoff_utc >= ${from} and m.kickoff_utc < ${to} and ${HAS_BEGUN}
      and s.as_of is distinct from m.updated_at
    order by m.kickoff_utc, m.id`,
  );
  return rows.map((row) => row.id);
}

const PRICED = {
  id,
  kickoff,
  /** As text, to the microsecond, because it is compared with the match's own. */
  updatedAt: text('m.updated_at::text'),
  market: orNull(json<MarketSummary>(`m.source_data -> 'market'`)),
  quotes: orNull(text('quoted.quotes')),
};
export interface PricedMatch extends Omit<RowOf<typeof PRICED>, 'quotes'> {
  readonly quotes: SeenQuote[];
}

/** The prices of these matches, selected by id only: right after an import the database has no statistics of
 *  the tables and would choose a bad plan. */
export async function loadPriced(
  db: Executor,
  matchIds: readonly number[],
): Promise<PricedMatch[]> {
  const ids = sql`${numberArray(matchIds)}::int[]`;
  const rows = await readRows(
    db,
    PRICED,
    (columns) => sql`
    with quoted as (
      select p.match_id, string_agg(concat_ws(' ', b.key, p.bet_type, p.odd, p.kind,
        extract(epoch from p.captured_at)), ',' order by p.id) as quotes
      from price p join bookmaker b on b.id = p.bookmaker_id
      where p.match_id = any(${ids}) and p.bet_type in ${PRICED_BETS}
      group by p.match_id
    )
    select ${columns} from match m left join quoted on quoted.match_id = m.id
    where m.id = any(${ids})`,
  );
  return rows.map(({ quotes, ...row }) => ({ ...row, quotes: readQuotes(quotes) }));
}

/** One text per match instead of a row per price: a season has twenty thousand prices. */
function readQuotes(joined: string | null): SeenQuote[] {
  if (joined === null) return [];
  return joined.split(',').map((part) => {
    const [bookmaker, betType, odd, kind, seenAt] = part.split(' ') as [
      string,
      string,
      string,
      SeenQuote['kind'],
      string,
    ];
    return { bookmaker, betType, odd: Number(odd), kind, seenAt: Number(seenAt) };
  });
}

export async function saveSummaries(
  tx: Executor,
  rows: ReadonlyArray<PriceSummary & Pick<PricedMatch, 'id' | 'updatedAt'>>,
): Promise<void> {
  await tx.execute(sql`
    insert into price_summary (match_id, opening, closing, opening_hours, in_between, as_of)
    select * from unnest(
      ${numberArray(rows.map(({ id }) => id))}::int[],
      ${textArray(rows.map(({ opening }) => JSON.stringify(opening)))}::json[],
      ${textArray(rows.map(({ closing }) => JSON.stringify(closing)))}::json[],
      ${numberArray(rows.map(({ openingHours }) => openingHours))}::float8[],
      ${textArray(rows.map(({ between }) => between && JSON.stringify(between)))}::json[],
      ${textArray(rows.map(({ updatedAt }) => updatedAt))}::timestamptz[])
    on conflict (match_id) do update set
      opening = excluded.opening, closing = excluded.closing, opening_hours = excluded.opening_hours, in_between = excluded.in_between,
      as_of = excluded.as_of`);
}

const FIXTURE = { id, tournamentId, seasonId, kickoff, home, away };

const { homeShots, awayShots, homeShotsOnTarget, awayShotsOnTarget } = matchColumns;
const PLAYED = {
  ...FIXTURE,
  homeGoals: orNull(integer(`case when m.status = 'finished' then m.home_goals end`)),
  awayGoals: orNull(integer(`case when m.status = 'finished' then m.away_goals end`)),
  homeShots,
  awayShots,
  homeShotsOnTarget,
  awayShotsOnTarget,
  opening: orNull(json<MatchPrices>('s.opening')),
  closing: orNull(json<MatchPrices>('s.closing')),
  openingHours: orNull(decimal('s.opening_hours')),
  between: orNull(json<AgedPrices>('s.in_between')),
};

/** Matches that have begun; those that are not over yet come without a score. */
export async function loadBegun(db: Executor, from: Date, to: Date): Promise<PlayedRow[]> {
  return readRows(
    db,
    PLAYED,
    (columns) => sql`
    select ${columns}
    from match m ${TEAMS_OF_MATCH} left join price_summary s on s.match_id = m.id
    where m.kickoff_utc >= ${from} and m.kickoff_utc < ${to} and ${HAS_BEGUN}`,
  );
}

const COMING = {
  ...FIXTURE,
  /** The newest price of each bookmaker. */
  quotes: orNull(json<readonly NewestQuote[]>('quoted.quotes')),
  /** The highest price per bet type that is shown. */
  best: orNull(json<Record<string, number>>('best.best')),
  /** What a provider computed over them; null if bookmakers have priced the match since. */
  market: orNull(
    json<MarketPrices>(`case when not exists (
        select from price p where p.match_id = m.id and p.bet_type = '1' and p.kind = 'live'
      ) then m.source_data -> 'market' -> 'opening' end`),
  ),
};
export type ComingRow = RowOf<typeof COMING>;

/** Matches to forecast: still to be played and not frozen. */
export async function loadComing(db: Executor, from: Date, to: Date): Promise<ComingRow[]> {
  return readRows(
    db,
    COMING,
    (columns) => sql`
    with coming as materialized (
      select m.* from match m
      where m.kickoff_utc > ${from} and m.kickoff_utc <= ${to}
        and m.status in ('scheduled', 'live', 'postponed')
        and not exists (select from forecast f where f.match_id = m.id and ${isFrozenFor('m')})
    ), priced as (
      select l.*, b.key as bookmaker, ${IS_SHOWN} as shown
      from coming join latest_price l on l.match_id = coming.id join bookmaker b on b.id = l.bookmaker_id
    ), quoted as (
      select match_id, json_agg(json_build_object(
        'bookmaker', bookmaker, 'betType', bet_type, 'odd', odd,
        'seenAt', extract(epoch from captured_at)::float8)) as quotes
      from priced where bet_type in ${PRICED_BETS} group by match_id
    ), best as (
      select match_id, jsonb_object_agg(bet_type, odd) as best
      from (select match_id, bet_type, max(odd) as odd from priced
        where shown group by match_id, bet_type) each
      group by match_id
    )
    select ${columns}
    from coming m ${TEAMS_OF_MATCH}
    left join quoted on quoted.match_id = m.id left join best on best.match_id = m.id
    order by m.kickoff_utc, m.id`,
  );
}

/** A change in any of these is a reason to forecast again. */
export async function inputFingerprint(db: Executor): Promise<Record<string, unknown>> {
  const [state] = await readRows(
    db,
    {
      price: orNull(text('(select max(id) from price)::text')),
      changed: orNull(text('max(extract(epoch from updated_at))::text')),
      matches: integer('count(*)::int'),
    },
    (columns) => sql`select ${columns} from match`,
  );
  return state!;
}

/** Changes whenever a match before an instant is added, removed or corrected. */
export async function historyFingerprint(db: Executor, before: Date): Promise<string> {
  const [history] = await readRows(
    db,
    { print: text(`concat_ws(' ', count(*), sum(id), max(extract(epoch from updated_at)))`) },
    (columns) => sql`select ${columns} from match where kickoff_utc < ${before}`,
  );
  return history!.print;
}
