import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import {
  integer,
  json,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
  truth,
} from '#db/read-rows.ts';
import { IS_SHOWN } from '#features/bookmakers/store.ts';
import { listedMatchColumns, MATCH_TABLES, matchColumns } from '#features/matches/store.ts';
import { frozenOrNewest } from '../store.ts';

/** The queries for lists of matches. */

const LISTED = {
  ...listedMatchColumns,
  seasonId: matchColumns.seasonId,
  round: matchColumns.round,
  /** Seconds since 1970; null while there is no forecast. */
  made: orNull(seconds('f.created_at')),
  blend: orNull(json<Readonly<Record<string, number>>>('f.blend')),
  /** The best odds of the frozen forecast. */
  bestOdds: orNull(
    json<Readonly<Record<string, number>>>(
      'case when f.frozen_at is not null then f.best_odds end',
    ),
  ),
};
export type ListedRow = RowOf<typeof LISTED>;

export interface ListFilter {
  readonly tournamentId?: number | undefined;
  readonly season?: string | undefined;
  readonly limit: number;
}

interface ComingFilter extends ListFilter {
  readonly now: Date;
  readonly to: Date;
  /** Includes the matches that have begun today, in Rome. */
  readonly today: boolean;
}

/** Matches to be played, next first, each with its newest forecast; before them those that have begun today,
 *  which stay until midnight. */
export function listComing(
  db: Executor,
  { now, to, today, ...filter }: ComingFilter,
): Promise<ListedRow[]> {
  const coming = sql`m.kickoff_utc > ${now} and m.kickoff_utc <= ${to} and m.status in ('scheduled', 'live', 'postponed')`;
  const begun = sql`m.kickoff_utc <= ${now} and m.status <> 'cancelled'
    and m.kickoff_utc >= date_trunc('day', ${now}::timestamptz, 'Europe/Rome')`;
  return list(
    db,
    filter,
    today ? sql`((${coming}) or (${begun}))` : coming,
    sql`m.kickoff_utc, m.id`,
  );
}

/** Matches that are over and were forecast, latest first. */
export function listPlayed(db: Executor, now: Date, filter: ListFilter): Promise<ListedRow[]> {
  return list(
    db,
    filter,
    sql`m.kickoff_utc <= ${now} and f.frozen_at is not null`,
    sql`m.kickoff_utc desc, m.id`,
  );
}

async function list(
  db: Executor,
  { tournamentId, season, limit }: ListFilter,
  which: SQL,
  order: SQL,
): Promise<ListedRow[]> {
  const league = tournamentId === undefined ? sql`` : sql` and m.tournament_id = ${tournamentId}`;
  const inSeason = season === undefined ? sql`` : sql` and s.label = ${season}`;
  return readRows(
    db,
    LISTED,
    (columns) => sql`
    select ${columns}
    from ${MATCH_TABLES}
    left join lateral (
      select f.created_at, f.blend, f.best_odds, f.frozen_at from forecast f where f.match_id = m.id
      order by ${frozenOrNewest('m')} limit 1
    ) f on true
    where ${which}${league}${inSeason}
    order by ${order} limit ${limit}`,
  );
}

const OFFER = {
  matchId: integer('l.match_id'),
  bookmakerId: integer('l.bookmaker_id'),
  odds: json<Readonly<Record<string, number>>>('json_object_agg(l.bet_type, l.odd)'),
};
export type OfferRow = RowOf<typeof OFFER>;

/** The newest price of every bookmaker for every bet of these matches. */
export async function loadOffers(db: Executor, matchIds: readonly number[]): Promise<OfferRow[]> {
  if (matchIds.length === 0) return [];
  return readRows(
    db,
    OFFER,
    (columns) => sql`
    select ${columns}
    from latest_price l where l.match_id = any(${sql.param(matchIds)}::int[])
    group by l.match_id, l.bookmaker_id`,
  );
}

const BOOKMAKER = {
  id: integer('b.id'),
  key: text('b.key'),
  name: text('b.name'),
  url: orNull(text('b.url')),
  licensed: truth('b.licensed'),
  /** How many prices of coming matches it has. */
  prices: integer('coalesce(l.prices, 0)::int'),
};
export type BookmakerRow = RowOf<typeof BOOKMAKER>;

/** Those that are shown. */
export async function loadBookmakers(db: Executor): Promise<BookmakerRow[]> {
  return readRows(
    db,
    BOOKMAKER,
    (columns) => sql`
    select ${columns}
    from bookmaker b left join (
      select bookmaker_id, count(*) as prices from latest_price group by bookmaker_id
    ) l on l.bookmaker_id = b.id
    where ${IS_SHOWN}`,
  );
}

const DATA_AGE = {
  forecasts: orNull(
    seconds(`(select finished_at from run
    where parameters ->> 'kind' = 'forecast' order by id desc limit 1)`),
  ),
  prices: orNull(seconds('(select max(captured_at) from latest_price)')),
};
export type DataAge = RowOf<typeof DATA_AGE>;

export async function loadDataAge(db: Executor): Promise<DataAge> {
  const [age] = await readRows(db, DATA_AGE, (columns) => sql`select ${columns}`);
  return age!;
}
