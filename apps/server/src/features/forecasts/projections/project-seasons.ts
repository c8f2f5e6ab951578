import { COMING_DAYS } from '@tredici/contract/bets';
import type { ScoreGrid } from '@tredici/engine/grid/score-grid';
import { inTransaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import {
  type LeagueSeason,
  loadDeductions,
  loadFingerprints,
  loadSeasonMatches,
  loadSeasonsInCourse,
  type NewProjection,
  saveProjections,
  TABLES_TAG,
} from '#features/tables/store.ts';
import { announceChange } from '#http/invalidation.ts';
import type { JobWork } from '#jobs/job.ts';
import { addDays, weekEnd, weekStartOf } from '#jobs/rome-week.ts';
import { forecastRow } from '../compute/forecast-all.ts';
import { loadComing } from '../compute/input-store.ts';
import { dayOf, learnHistory, MODEL_VERSION } from '../compute/learn-history.ts';
import { projectLeague } from './project-league.ts';

/** Simulated seasons of each league. */
const SEASONS = 10_000;
/** Missing weeks that are made up for: the learned state is kept for about as long. */
const WEEKS_BACK = 3;

export interface ProjectOptions extends JobWork {
  readonly seasons?: number;
}

/** Simulates the rest of every current season for this week, and for the last ones if they are missing. A
 *  league in which nothing was played or decided since is skipped. */
export async function projectSeasons(options: ProjectOptions): Promise<number> {
  const { db, clock, signal } = options;
  const now = clock.now();
  const current = weekStartOf(now);
  const weeks = Array.from({ length: WEEKS_BACK + 1 }, (_, at) =>
    addDays(current, -7 * (WEEKS_BACK - at)),
  );
  const leagues = await loadSeasonsInCourse(db, now);
  const standing = await loadFingerprints(db, weeks);
  let written = 0;
  for (const week of weeks) {
    const isOver = week !== current;
    const due = leagues.filter(({ tournamentId, seasonId, fingerprint }) => {
      const made = standing.get(`${tournamentId} ${seasonId} ${week}`);
      return made === undefined || (!isOver && made !== fingerprint);
    });
    if (due.length === 0) continue;
    signal?.throwIfAborted();
    const asOf = isOver ? weekEnd(week) : now;
    const rows = await projectWeek(options, due, asOf, isOver);
    await inTransaction(db, async (tx) => {
      const of = { week, modelVersion: MODEL_VERSION, replayed: isOver, madeAt: now };
      await saveProjections(tx, rows, of);
      await announceChange(tx, TABLES_TAG);
    });
    written += rows.length;
  }
  return written;
}

async function projectWeek(
  { db, clock, signal, seasons = SEASONS }: ProjectOptions,
  leagues: readonly LeagueSeason[],
  asOf: Date,
  isOver: boolean,
): Promise<NewProjection[]> {
  const now = clock.now();
  const beforeDay = isOver ? dayOf(asOf) : dayOf(now) + 1;
  const { forecaster } = await learnHistory({ db, now, signal }, beforeDay);
  const priced = new Map<number, ScoreGrid>();
  // Today's prices are not those of a past week's end, so a past week uses the ratings alone.
  const horizon = new Date(now.getTime() + COMING_DAYS * DAY_MS);
  for (const row of isOver ? [] : await loadComing(db, now, horizon)) {
    const { ratings, blend } = forecastRow(forecaster, row, now).forecast;
    priced.set(row.id, blend?.grid ?? ratings.grid);
  }
  const rows: NewProjection[] = [];
  for (const league of leagues) {
    signal?.throwIfAborted();
    const { tournamentId, seasonId, fingerprint } = league;
    const matches = await loadSeasonMatches(db, tournamentId, seasonId);
    if (!hasBegun(matches, asOf)) continue;
    const deductions = await loadDeductions(db, tournamentId, seasonId);
    const clubs = projectLeague(forecaster, { league, matches, deductions, asOf, priced, seasons });
    if (clubs) rows.push({ tournamentId, seasonId, clubs, fingerprint });
  }
  return rows;
}

function hasBegun(matches: ReadonlyArray<{ readonly kickoff: number }>, asOf: Date): boolean {
  return matches.some(({ kickoff }) => kickoff * 1000 < asOf.getTime());
}
