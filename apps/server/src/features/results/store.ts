import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, json, orNull, type RowOf, readRows, text } from '#db/read-rows.ts';
import { listedMatchColumns, MATCH_TABLES, matchColumns } from '#features/matches/store.ts';

/** Matches that have begun and the forecasts they were frozen with. */

const signsOf = (column: string) =>
  json<Readonly<Record<string, number | null>>>(
    `json_build_object('1', ${column} -> '1', 'X', ${column} -> 'X', '2', ${column} -> '2')`,
  );

const PLAYED = {
  ...listedMatchColumns,
  round: matchColumns.round,
  /** Null where no forecast was frozen. */
  forecastId: orNull(integer('f.id::int')),
  voidReason: orNull(text('st.void_reason')),
  blend: signsOf('f.blend'),
  bestOdds: signsOf('f.best_odds'),
};
export type PlayedRow = RowOf<typeof PLAYED>;

const played = (where: SQL) => (columns: SQL) =>
  sql`
  select ${columns} from ${MATCH_TABLES}
  left join forecast f on f.match_id = m.id and f.frozen_at is not null
  left join settlement st on st.forecast_id = f.id
  where ${where} order by m.kickoff_utc, m.id`;

export function loadSeason(
  db: Executor,
  tournamentId: number,
  season: string,
  now: Date,
): Promise<PlayedRow[]> {
  return readRows(
    db,
    PLAYED,
    played(
      sql`m.tournament_id = ${tournamentId} and s.label = ${season} and m.kickoff_utc <= ${now}`,
    ),
  );
}

/** What kicked off in a span of time in all leagues, was forecast, and is over. */
export function loadJudged(db: Executor, from: Date, to: Date): Promise<PlayedRow[]> {
  return readRows(
    db,
    PLAYED,
    played(
      sql`m.kickoff_utc >= ${from} and m.kickoff_utc < ${to} and m.status = 'finished' and f.id is not null`,
    ),
  );
}
