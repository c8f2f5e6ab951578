import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';

/** What lists of matches are made of. */

export interface MatchRow {
  readonly id: number;
  readonly tournamentId: number;
  readonly season: string;
  /** Seconds since 1970. */
  readonly kickoff: number;
  /** The day in Rome. */
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly status: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly links: Readonly<Record<string, string>> | null;
}

export interface ListedRow extends MatchRow {
  /** Seconds since 1970; null while there is no forecast. */
  readonly made: number | null;
  readonly blend: Readonly<Record<string, number>> | null;
}

export const MATCH_COLUMNS = sql.raw(`m.id, m.tournament_id as "tournamentId", s.label as season,
  extract(epoch from m.kickoff_utc)::float8 as kickoff,
  to_char(m.kickoff_utc at time zone 'Europe/Rome', 'YYYY-MM-DD') as day, h.name as home, a.name as away,
  m.status, m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.source_data -> 'links' as links`);
export const MATCH_TABLES = sql.raw(`match m join season s on s.id = m.season_id
  join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id`);

export interface ListFilter {
  readonly tournamentId?: number | undefined;
  readonly season?: string | undefined;
  readonly limit: number;
}

/** Matches to be played, the next first, each with its newest forecast. */
export function listComing(
  db: Executor,
  { from, to, ...filter }: ListFilter & { readonly from: Date; readonly to: Date },
): Promise<ListedRow[]> {
  return list(
    db,
    filter,
    sql`m.kickoff_utc > ${from} and m.kickoff_utc <= ${to} and m.status in ('scheduled', 'live', 'postponed')`,
    sql`m.kickoff_utc, m.id`,
  );
}

/** Matches that are over and were forecast, the last first. */
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
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${MATCH_COLUMNS}, extract(epoch from f.created_at)::float8 as made, f.blend
    from ${MATCH_TABLES}
    left join lateral (
      select f.created_at, f.blend, f.frozen_at from forecast f where f.match_id = m.id
      order by f.frozen_at is not null desc, f.id desc limit 1
    ) f on true
    where ${which}${league}${inSeason}
    order by ${order} limit ${limit}`);
  return rows as unknown as ListedRow[];
}

export interface OfferRow {
  readonly matchId: number;
  readonly bookmakerId: number;
  readonly odds: Readonly<Record<string, number>>;
}

/** The newest price of every bookmaker for every bet of these matches. */
export async function loadOffers(db: Executor, matchIds: readonly number[]): Promise<OfferRow[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select l.match_id as "matchId", l.bookmaker_id as "bookmakerId",
      json_object_agg(l.bet_type, l.odd) as odds
    from latest_price l where l.match_id = any(${sql.param(matchIds)}::int[])
    group by l.match_id, l.bookmaker_id`);
  return rows as unknown as OfferRow[];
}

export interface BookmakerRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly url: string | null;
  /** How many prices of coming matches it gives. */
  readonly prices: number;
}

export async function loadBookmakers(db: Executor): Promise<BookmakerRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select b.id, b.key, b.name, b.url, coalesce(l.prices, 0)::int as prices
    from bookmaker b left join (
      select bookmaker_id, count(*) as prices from latest_price group by bookmaker_id
    ) l on l.bookmaker_id = b.id`);
  return rows as unknown as BookmakerRow[];
}

export interface DataAge {
  /** Seconds since 1970. */
  readonly forecasts: number | null;
  readonly prices: number | null;
}

export async function loadDataAge(db: Executor): Promise<DataAge> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select (select extract(epoch from finished_at)::float8 from run
        where parameters ->> 'kind' = 'forecast' order by id desc limit 1) as forecasts,
      (select extract(epoch from max(captured_at))::float8 from latest_price) as prices`);
  return rows[0] as unknown as DataAge;
}
