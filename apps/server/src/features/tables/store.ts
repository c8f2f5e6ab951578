import { and, eq, sql } from 'drizzle-orm';
import { numberArray, textArray } from '#db/array-text.ts';
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
import { team } from '#db/schema/football.ts';
import { type ClubProjection, pointsDeduction } from '#db/schema/season-projections.ts';
import { matchColumns, TEAMS_OF_MATCH } from '#features/matches/store.ts';

/** The tag of changes that processes with cached tables listen to, besides that of the matches. */
export const TABLES_TAG = 'tables';

const { id, kickoff, homeId, awayId, home, away, status } = matchColumns;
const SEASON_MATCH = {
  id,
  kickoff,
  home,
  away,
  status,
  homeId,
  awayId,
  /** Null until it counts for the table. */
  homeGoals: orNull(integer(`case when m.status in ('finished', 'awarded') then m.home_goals end`)),
  awayGoals: orNull(integer(`case when m.status in ('finished', 'awarded') then m.away_goals end`)),
};
export type SeasonMatchRow = RowOf<typeof SEASON_MATCH>;

/** The engine's shape of a season's match. */
export const toSeasonMatch = ({ homeId, awayId, homeGoals, awayGoals }: SeasonMatchRow) => ({
  home: homeId,
  away: awayId,
  score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
});

/** The seasons of a league in which a match has begun, newest first. */
export async function listSeasons(
  db: Executor,
  tournamentId: number,
  now: Date,
): Promise<string[]> {
  const rows = await readRows(
    db,
    { label: text('s.label') },
    (columns) => sql`
    select ${columns} from season s where exists (
      select from match m where m.tournament_id = ${tournamentId} and m.season_id = s.id
        and m.kickoff_utc <= ${now})
    order by s.label desc`,
  );
  return rows.map(({ label }) => label);
}

/** Every match of a league's season except cancelled ones, earliest first. */
export function loadSeasonMatches(
  db: Executor,
  tournamentId: number,
  seasonId: number,
): Promise<SeasonMatchRow[]> {
  return readRows(
    db,
    SEASON_MATCH,
    (columns) => sql`
    select ${columns} from match m ${TEAMS_OF_MATCH}
    where m.tournament_id = ${tournamentId} and m.season_id = ${seasonId}
      and m.status <> 'cancelled'
    order by m.kickoff_utc, m.id`,
  );
}

/** Points deducted in a season, by club. */
export async function loadDeductions(
  db: Executor,
  tournamentId: number,
  seasonId: number,
): Promise<Map<number, number>> {
  const rows = await readRows(
    db,
    { teamId: integer('team_id'), points: integer('sum(points)::int') },
    (columns) => sql`
    select ${columns} from points_deduction
    where tournament_id = ${tournamentId} and season_id = ${seasonId} group by team_id`,
  );
  return new Map(rows.map(({ teamId, points }) => [teamId, points]));
}

export interface NewDeduction {
  readonly tournamentId: number;
  readonly seasonId: number;
  readonly teamId: number;
  readonly points: number;
  readonly reason: string;
}

export async function insertDeduction(tx: Executor, deduction: NewDeduction): Promise<void> {
  await tx.insert(pointsDeduction).values(deduction);
}

/** A club by its exact name. */
export async function findClub(
  db: Executor,
  country: string,
  name: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.country, country), sql`lower(${team.name}) = lower(${name})`));
  return row?.id;
}

const LEAGUE_SEASON = {
  tournamentId: integer('t.id'),
  seasonId: matchColumns.seasonId,
  /** Changes with every result and deduction. */
  fingerprint: text(`(
    select concat_ws(' ', count(*), sum(p.home_goals), sum(p.away_goals), sum(p.id),
      (select sum(points) from points_deduction d
        where d.tournament_id = t.id and d.season_id = m.season_id))
    from match p where p.tournament_id = t.id and p.season_id = m.season_id
      and p.status in ('finished', 'awarded'))`),
};
export type LeagueSeason = RowOf<typeof LEAGUE_SEASON>;

/** The season of each league that began last. */
export function loadSeasonsInCourse(db: Executor, now: Date): Promise<LeagueSeason[]> {
  return readRows(
    db,
    LEAGUE_SEASON,
    (columns) => sql`
    select ${columns} from tournament t cross join lateral (
      select season_id from match where tournament_id = t.id and kickoff_utc <= ${now}
      order by kickoff_utc desc limit 1
    ) m order by t.id`,
  );
}

const PROJECTION = {
  week: text('week::text'),
  clubs: json<readonly ClubProjection[]>('clubs'),
  modelVersion: text('model_version'),
  fingerprint: text('input_fingerprint'),
  replayed: truth('replayed'),
  made: seconds('made_at'),
};
export type ProjectionRow = RowOf<typeof PROJECTION>;

/** Week by week, oldest first. */
export function loadProjections(
  db: Executor,
  tournamentId: number,
  seasonId: number,
): Promise<ProjectionRow[]> {
  return readRows(
    db,
    PROJECTION,
    (columns) => sql`
    select ${columns} from season_projection
    where tournament_id = ${tournamentId} and season_id = ${seasonId} order by week`,
  );
}

const PROJECTED_SEASON = {
  tournamentId: integer('p.tournament_id'),
  seasonId: integer('p.season_id'),
  /** No stored match of the season is still to be played. */
  isPlayed: truth(`not exists (
    select from match m where m.tournament_id = p.tournament_id and m.season_id = p.season_id
      and m.status not in ('finished', 'awarded', 'cancelled'))`),
};
export type ProjectedSeason = RowOf<typeof PROJECTED_SEASON>;

/** Every season of a league that was ever projected. */
export function loadProjectedSeasons(db: Executor): Promise<ProjectedSeason[]> {
  return readRows(
    db,
    PROJECTED_SEASON,
    (columns) => sql`
    select ${columns} from (select distinct tournament_id, season_id from season_projection) p
    order by p.tournament_id, p.season_id`,
  );
}

/** The fingerprints of each league's projections for these weeks, by league, season and week. */
export async function loadFingerprints(
  db: Executor,
  weeks: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readRows(
    db,
    {
      key: text(`concat_ws(' ', tournament_id, season_id, week)`),
      fingerprint: text('input_fingerprint'),
    },
    (columns) =>
      sql`select ${columns} from season_projection where week = any(${textArray(weeks)}::date[])`,
  );
  return new Map(rows.map(({ key, fingerprint }) => [key, fingerprint]));
}

export interface NewProjection {
  readonly tournamentId: number;
  readonly seasonId: number;
  readonly clubs: readonly ClubProjection[];
  readonly fingerprint: string;
}

/** Replaces projections of the same week. */
export async function saveProjections(
  tx: Executor,
  rows: readonly NewProjection[],
  of: {
    readonly week: string;
    readonly modelVersion: string;
    readonly replayed: boolean;
    readonly madeAt: Date;
  },
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into season_projection
      (tournament_id, season_id, week, clubs, model_version, input_fingerprint, replayed, made_at)
    select given.tournament_id, given.season_id, ${of.week}, given.clubs, ${of.modelVersion},
      given.fingerprint, ${of.replayed}, ${of.madeAt}
    from unnest(
      ${numberArray(rows.map(({ tournamentId }) => tournamentId))}::int[],
      ${numberArray(rows.map(({ seasonId }) => seasonId))}::int[],
      ${textArray(rows.map(({ clubs }) => JSON.stringify(clubs)))}::jsonb[],
      ${textArray(rows.map(({ fingerprint }) => fingerprint))}::text[]
    ) as given(tournament_id, season_id, clubs, fingerprint)
    on conflict (tournament_id, season_id, week) do update set
      clubs = excluded.clubs, model_version = excluded.model_version,
      input_fingerprint = excluded.input_fingerprint, replayed = excluded.replayed,
      made_at = excluded.made_at`);
}
