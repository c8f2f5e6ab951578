import type { PlayedMatch } from '@tredici/contract/results';
import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, json, orNull, type RowOf, readRows, text } from '#db/read-rows.ts';
import { isFrozenFor } from '#features/forecasts/store.ts';
import {
  factsOf,
  listedMatchColumns,
  MATCH_TABLES,
  matchColumns,
} from '#features/matches/store.ts';

/** Queries for matches that have begun and their frozen forecasts. */

const signsOf = (column: string) =>
  json<Readonly<Record<string, number | null>>>(
    `json_build_object('1', ${column} -> '1', 'X', ${column} -> 'X', '2', ${column} -> '2')`,
  );

export const playedColumns = {
  ...listedMatchColumns,
  round: matchColumns.round,
  /** Null if no forecast was frozen. */
  forecastId: orNull(integer('f.id::int')),
  voidReason: orNull(text('st.void_reason')),
  blend: signsOf('f.blend'),
  bestOdds: signsOf('f.best_odds'),
};
export type PlayedRow = RowOf<typeof playedColumns>;

export interface Reader {
  readonly premium: boolean;
  readonly oddsHidden: boolean;
}

/** The same in the contract's shape, limited to what the reader may see. */
export function playedMatchOf(
  row: PlayedRow,
  now: Date,
  { premium, oddsHidden }: Reader,
): PlayedMatch {
  const prices = premium && !oddsHidden ? knownSigns(row.bestOdds) : {};
  const chances = Object.entries(premium ? knownSigns(row.blend) : {});
  return {
    ...factsOf(row, now),
    round: row.round,
    void: row.voidReason !== null,
    bets: Object.fromEntries(chances.map(([sign, p]) => [sign, Math.round(p * 10_000) / 100])),
    ...(Object.keys(prices).length > 0 ? { best_odds: prices } : {}),
  };
}

/** Those of 1, X and 2 that have a value. */
export function knownSigns(values: PlayedRow['blend']): Partial<Record<FinalResult, number>> {
  return Object.fromEntries(
    FINAL_RESULTS.flatMap((sign) => {
      const value = values[sign];
      return typeof value === 'number' ? [[sign, value]] : [];
    }),
  );
}

const played = (where: SQL) => (columns: SQL) =>
  sql`
  select ${columns} from ${MATCH_TABLES}
  left join forecast f on f.match_id = m.id and ${isFrozenFor('m')}
  left join settlement st on st.forecast_id = f.id
  where m.merged_into is null and ${where} order by m.kickoff_utc, m.id`;

export function loadSeason(
  db: Executor,
  tournamentId: number,
  season: string,
  now: Date,
): Promise<PlayedRow[]> {
  return readRows(
    db,
    playedColumns,
    played(
      sql`m.tournament_id = ${tournamentId} and s.label = ${season} and m.kickoff_utc <= ${now}`,
    ),
  );
}

/** Matches of all leagues that kicked off in a span of time, were forecast, and are over. */
export function loadJudged(db: Executor, from: Date, to: Date): Promise<PlayedRow[]> {
  return readRows(
    db,
    playedColumns,
    played(
      sql`m.kickoff_utc >= ${from} and m.kickoff_utc < ${to} and m.status = 'finished' and f.id is not null`,
    ),
  );
}
