import type { MatchFacts } from '@tredici/contract/bets';
import { tournamentById } from '@tredici/contract/tournaments';
import { statusAt } from '@tredici/engine/match/match-status';
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { keyArray, numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import {
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
  toIso,
} from '#db/read-rows.ts';
import { MATCH_STATUSES, type MatchData, match } from '#db/schema/football.ts';
import type { SourceStatus } from '#sources/source-match.ts';

/** The tag of changes that processes with cached matches or prices listen to. */
export const MATCHES_TAG = 'matches';

/** The columns that other features read of matches, with `m` for the match, `s` for its season, `h` and `a`
 *  for its teams: select the ones needed, from `MATCH_TABLES`. */
export const matchColumns = {
  id: integer('m.id'),
  tournamentId: integer('m.tournament_id'),
  seasonId: integer('m.season_id'),
  season: text('s.label'),
  kickoff: seconds('m.kickoff_utc'),
  /** The day in Rome. */
  day: text(`to_char(m.kickoff_utc at time zone 'Europe/Rome', 'YYYY-MM-DD')`),
  homeId: integer('m.home_team_id'),
  awayId: integer('m.away_team_id'),
  home: text('h.name'),
  away: text('a.name'),
  status: oneOf(MATCH_STATUSES, 'm.status'),
  homeGoals: orNull(integer('m.home_goals')),
  awayGoals: orNull(integer('m.away_goals')),
  homeShots: orNull(integer('m.home_shots')),
  awayShots: orNull(integer('m.away_shots')),
  homeShotsOnTarget: orNull(integer('m.home_shots_on_target')),
  awayShotsOnTarget: orNull(integer('m.away_shots_on_target')),
  /** The match's pages at bookmakers. */
  links: orNull(json<Readonly<Record<string, string>>>(`m.source_data -> 'links'`)),
  /** As a provider numbers it. */
  round: orNull(integer(`(m.source_data ->> 'round')::int`)),
} as const;
const { id, tournamentId, season, kickoff, day, home, away } = matchColumns;
const { status, homeGoals, awayGoals, links } = matchColumns;
/** The columns shown wherever a match is listed. */
export const listedMatchColumns = {
  id,
  tournamentId,
  season,
  kickoff,
  day,
  home,
  away,
  status,
  homeGoals,
  awayGoals,
  links,
};
export type ListedMatch = RowOf<typeof listedMatchColumns>;

/** The same in the contract's shape. Given an instant, the clock decides the match's status until a provider
 *  does. */
export function factsOf(row: ListedMatch, now?: Date): MatchFacts {
  return {
    match_id: row.id,
    date: row.day,
    match_date: toIso(row.kickoff),
    home_team_name: row.home,
    away_team_name: row.away,
    tournament_id: row.tournamentId,
    tournament_name: tournamentById(row.tournamentId)?.tournament_name ?? '',
    season: row.season,
    status: now ? statusAt(row, now.getTime() / 1000) : row.status,
    home_goals: row.homeGoals,
    away_goals: row.awayGoals,
  };
}

/** The teams of a match `m`. */
export const TEAMS_OF_MATCH = sql.raw(
  'join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id',
);
export const MATCH_TABLES = sql`match m join season s on s.id = m.season_id ${TEAMS_OF_MATCH}`;

/** The columns of a match that a provider can set. */
export interface MatchFields {
  readonly tournamentId: number;
  readonly seasonId: number;
  readonly kickoff: Date;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly status: SourceStatus;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly homeGoalsHalfTime: number | null;
  readonly awayGoalsHalfTime: number | null;
  readonly homeShots: number | null;
  readonly awayShots: number | null;
  readonly homeShotsOnTarget: number | null;
  readonly awayShotsOnTarget: number | null;
  readonly sourceData: MatchData;
}

/** The fields of a match with the operator's corrections applied. */
export function withCorrection<Fields extends MatchFields>(fields: Fields): Fields {
  const { corrected } = fields.sourceData;
  if (!corrected) return fields;
  const { status, score, kickoff } = corrected;
  return {
    ...fields,
    ...(status && { status }),
    ...(score && {
      homeGoals: score.home,
      awayGoals: score.away,
      homeGoalsHalfTime: null,
      awayGoalsHalfTime: null,
    }),
    ...(kickoff && { kickoff: new Date(kickoff) }),
  };
}

export async function findStoredMatch(tx: Executor, id: number): Promise<StoredMatch | undefined> {
  const [row] = await tx.select().from(match).where(eq(match.id, id)).for('update');
  return row && toStored(row);
}

function toStored({ kickoffUtc, ...row }: typeof match.$inferSelect): StoredMatch {
  return { ...row, kickoff: kickoffUtc };
}

export interface StoredMatch extends MatchFields {
  readonly id: number;
  readonly source: string;
  /** The id under which the same match now counts. */
  readonly mergedInto: number | null;
}

/** The matches that a batch may refer to: whole seasons, and everything played in a span of time. */
export interface MatchWindow {
  readonly seasonIds: readonly number[];
  readonly from: Date;
  readonly to: Date;
}

export async function loadMatches(
  db: Executor,
  tournamentId: number,
  { seasonIds, from, to }: MatchWindow,
): Promise<StoredMatch[]> {
  const within = or(
    inArray(match.seasonId, [...seasonIds]),
    and(gte(match.kickoffUtc, from), lte(match.kickoffUtc, to)),
  );
  const rows = await db
    .select()
    .from(match)
    .where(and(eq(match.tournamentId, tournamentId), isNull(match.mergedInto), within));
  return rows.map(toStored);
}

/** One array per column, so that a batch of any size uses one statement and one query plan. */
const columnsOf = (rows: readonly MatchFields[]): SQL => {
  const numbers = (
    pick: (row: MatchFields) => number | null,
    type: 'int' | 'float8' = 'int',
  ): SQL => sql`${numberArray(rows.map(pick))}::${sql.raw(type)}[]`;
  return sql.join(
    [
      numbers((row) => row.tournamentId),
      numbers((row) => row.seasonId),
      numbers((row) => row.kickoff.getTime() / 1000, 'float8'),
      numbers((row) => row.homeTeamId),
      numbers((row) => row.awayTeamId),
      sql`${keyArray(rows.map((row) => row.status))}::text[]`,
      numbers((row) => row.homeGoals),
      numbers((row) => row.awayGoals),
      numbers((row) => row.homeGoalsHalfTime),
      numbers((row) => row.awayGoalsHalfTime),
      numbers((row) => row.homeShots),
      numbers((row) => row.awayShots),
      numbers((row) => row.homeShotsOnTarget),
      numbers((row) => row.awayShotsOnTarget),
      sql`${textArray(rows.map((row) => JSON.stringify(row.sourceData)))}::jsonb[]`,
    ],
    sql`, `,
  );
};

const COLUMN_NAMES = [
  ...['tournament_id', 'season_id', 'kickoff_utc', 'home_team_id', 'away_team_id', 'status'],
  ...['home_goals', 'away_goals', 'home_goals_half_time', 'away_goals_half_time'],
  ...['home_shots', 'away_shots', 'home_shots_on_target', 'away_shots_on_target', 'source_data'],
];
const COLUMNS = sql.raw(COLUMN_NAMES.join(', '));
/** The same columns of `given`, where instants are seconds. */
const VALUES = sql.raw(
  COLUMN_NAMES.map((name) =>
    name === 'kickoff_utc' ? 'to_timestamp(given.kickoff_utc)' : `given.${name}`,
  ).join(', '),
);

export interface MatchOrigin {
  readonly source: string;
  readonly rawPayloadId: number | null;
}

/** Returns the new ids in the order of the rows. */
export async function insertMatches(
  db: Executor,
  rows: ReadonlyArray<MatchFields & { readonly sourceKey: string | null }>,
  origin: MatchOrigin,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await readRows(
    db,
    {
      id: integer('id'),
      home: integer('home_team_id'),
      away: integer('away_team_id'),
      kickoff: seconds('kickoff_utc'),
    },
    (columns) => sql`
    insert into match (${COLUMNS}, source_key, source, raw_payload_id)
    select ${VALUES}, given.source_key, ${origin.source}, ${origin.rawPayloadId}::bigint
    from unnest(${columnsOf(rows)}, ${textArray(rows.map((row) => row.sourceKey))}::text[])
      as given(${COLUMNS}, source_key)
    returning ${columns}`,
  );
  const ids = new Map(
    made.map((row) => [`${row.home} ${row.away} ${Math.round(row.kickoff * 1000)}`, row.id]),
  );
  return rows.map(
    (row) => ids.get(`${row.homeTeamId} ${row.awayTeamId} ${row.kickoff.getTime()}`)!,
  );
}

export async function updateMatches(
  db: Executor,
  rows: ReadonlyArray<{ readonly id: number; readonly fields: MatchFields }>,
  rawPayloadId: number | null,
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update match set (${COLUMNS}, raw_payload_id, updated_at) = (
      select ${VALUES}, ${rawPayloadId}::bigint, now())
    from unnest(${columnsOf(rows.map((row) => row.fields))}, ${numberArray(rows.map((row) => row.id))}::int[])
      as given(${COLUMNS}, id)
    where match.id = given.id`);
}
