/** What a club still has to play for. Near the end of a season the market moves the goal ratio by up to 40%
 *  for a club in danger of relegation against one with nothing to play for; ratings that do not use the table
 *  would miss this.
 *
 *  For each line of the table that matters: the club's distance in points to the nearest rival on the other
 *  side, in units of how far points can still change: stake = exp(−z²/2), z = gap / (c·√left). Its weight
 *  rises as fewer rounds are left: w = exp(−left/6) · left^−¼.
 *  Constants: studies/rating-constants.ts. See docs/models/ratings.md. */

import type { Score } from '../match/match-record.ts';
import type { Competition } from './competitions.ts';

export type TableRow = { points: number; played: number };
export type SeasonTable = { season: string; rows: Map<string, TableRow> };
/** Weighted stakes of one club; all zero if nothing is known. */
export type Stakes = { prize: number; place: number; drop: number; any: number; lateness: number };

/** The points by which two clubs drift apart per square root of a round: one standard deviation of `gap`. */
const DRIFT_PER_ROOT_ROUND = 2.3;
const LATE_ROUNDS = 6;
const LATE_POWER = -0.25;
const MIN_ROUNDS_LEFT = 1;
const MIN_CLUBS = 8;
const NO_STAKES: Stakes = { prize: 0, place: 0, drop: 0, any: 0, lateness: 0 };

export function emptyTable(season: string): SeasonTable {
  return { season, rows: new Map() };
}

export function addResult(table: SeasonTable, home: string, away: string, score: Score): void {
  const winner = Math.sign(score.home - score.away);
  addRow(table, home, winner > 0 ? 3 : winner === 0 ? 1 : 0);
  addRow(table, away, winner < 0 ? 3 : winner === 0 ? 1 : 0);
}

function addRow(table: SeasonTable, club: string, points: number): void {
  const row = table.rows.get(club) ?? { points: 0, played: 0 };
  row.points += points;
  row.played += 1;
  table.rows.set(club, row);
}

export function stakesOf(table: SeasonTable, competition: Competition, club: string): Stakes {
  const row = table.rows.get(club);
  const clubs = table.rows.size;
  if (!row || competition.extraRounds === null || clubs < MIN_CLUBS) return NO_STAKES;
  const rounds = 2 * (clubs - 1) + competition.extraRounds;
  const left = Math.max(MIN_ROUNDS_LEFT, rounds - row.played);
  const lateness = Math.exp(-left / LATE_ROUNDS) * left ** LATE_POWER;
  // Too early for the table to matter, so skip the sorting.
  if (lateness < 0.005) return NO_STAKES;
  const ranking = [...table.rows.values()].sort((a, b) => b.points - a.points);
  const place = 1 + ranking.indexOf(row);
  const stake = (line: number): number => {
    const rival = ranking[place <= line ? line : line - 1];
    if (!rival) return 0;
    const gap = Math.abs(row.points - rival.points);
    if (gap > 3 * left) return 0;
    const z = gap / (DRIFT_PER_ROOT_ROUND * Math.sqrt(left));
    return Math.exp(-0.5 * z * z);
  };
  const most = (lines: readonly number[]) => lines.reduce((max, l) => Math.max(max, stake(l)), 0);
  const prize = lateness * most(competition.prizeLines);
  const placed = lateness * most(competition.placeLines);
  const drop = lateness * most(competition.dropLines.map((count) => clubs - count));
  return { prize, place: placed, drop, any: Math.max(prize, placed, drop), lateness };
}
