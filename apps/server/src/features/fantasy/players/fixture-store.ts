import { SERIE_A } from '@tredici/contract/tournaments';
import { sql } from 'drizzle-orm';
import { numberArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { decimal, json, orNull, type RowOf, readRows } from '#db/read-rows.ts';
import { frozenOrNewest } from '#features/forecasts/store.ts';
import { MATCH_TABLES, matchColumns } from '#features/matches/store.ts';

const { id, kickoff, home, away, season, round, homeGoals, awayGoals } = matchColumns;

/** The frozen forecast of a match `m`, else the newest. */
const NEWEST_FORECAST = sql`lateral (
  select f.blend, f.scores from forecast f where f.match_id = m.id
  order by ${frozenOrNewest('m')} limit 1)`;

const COMING = {
  id,
  kickoff,
  home,
  away,
  season,
  round,
  /** Probability of each score; the last row and column mean "or more". */
  scores: orNull(json<readonly (readonly number[])[]>('f.scores')),
};
export type ComingMatch = RowOf<typeof COMING>;

/** Matches of Serie A still to be played, next first: enough days ahead to find five of each club. */
export function loadComing(db: Executor, now: Date): Promise<ComingMatch[]> {
  return readRows(
    db,
    COMING,
    (columns) => sql`select ${columns} from ${MATCH_TABLES} left join ${NEWEST_FORECAST} f on true
      where m.tournament_id = ${SERIE_A} and m.kickoff_utc > ${now}
        and m.status in ('scheduled', 'live')
      order by m.kickoff_utc, m.id limit 120`,
  );
}

/** The goals that a forecast expected of a side; "five or more" counts as five. */
const expectedGoals = (side: 'home' | 'away') =>
  decimal(
    [1, 2, 3, 4, 5]
      .map((goals) => `${goals} * (f.blend ->> '${side}_goals_${goals}')::float8`)
      .join(' + '),
  );
const EXPECTED = {
  home,
  away,
  season,
  homeGoals: expectedGoals('home'),
  awayGoals: expectedGoals('away'),
};
export type ExpectedRow = RowOf<typeof EXPECTED>;

/** The goals expected in the matches of some seasons of Serie A, including coming matches. */
export function loadExpected(
  db: Executor,
  seasonLabels: readonly string[],
): Promise<ExpectedRow[]> {
  if (seasonLabels.length === 0) return Promise.resolve([]);
  return readRows(
    db,
    EXPECTED,
    (columns) => sql`select ${columns} from ${MATCH_TABLES} join ${NEWEST_FORECAST} f on true
      where m.tournament_id = ${SERIE_A} and s.label = any(${sql.param([...seasonLabels])}::text[])
        and f.blend ? 'home_goals_1'`,
  );
}

const PLAYED = { id, kickoff, home, away, homeGoals, awayGoals };
export type PlayedMatch = RowOf<typeof PLAYED>;

export async function loadPlayedMatches(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlayedMatch>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    db,
    PLAYED,
    (columns) =>
      sql`select ${columns} from ${MATCH_TABLES} where m.id = any(${numberArray(ids)}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The home club of each match of a season. */
export async function loadHomeClubs(
  db: Executor,
  seasonLabel: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await readRows(
    db,
    { id, home },
    (columns) => sql`select ${columns} from ${MATCH_TABLES}
      where m.tournament_id = ${SERIE_A} and s.label = ${seasonLabel}`,
  );
  return new Map(rows.map((row) => [row.id, row.home]));
}
