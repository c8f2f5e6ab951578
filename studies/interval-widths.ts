// node studies/interval-widths.ts --data DIR
//
// How wide the deviations behind an interval must be (forecast/intervals.ts) for 90% intervals to contain 90%
// of the closing probabilities: fitted on all seasons from 2018/19 on except one, and tested on that one.

import { shiftedBlendGrid } from '@tredici/engine/blend/blend';
import type { Shift } from '@tredici/engine/calibration/calibrator';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import type { MatchForecast } from '@tredici/engine/forecast/forecaster';
import { type IntervalWidths, NINETY_PERCENT, widthAt } from '@tredici/engine/forecast/intervals';
import { ratingGrid } from '@tredici/engine/goals/rating-grid';
import type { SeasonPhase } from '@tredici/engine/goals/ratings';
import { gridBothScore, gridOver25, gridResult } from '@tredici/engine/grid/calibrated-grid';
import { type ScoreGrid, scoreGrid } from '@tredici/engine/grid/score-grid';
import type { MatchRecord } from '@tredici/engine/match/match-record';
import { impliedGoals } from '@tredici/engine/odds/implied-goals';
import { fairOver25Of, fairResultOf } from '@tredici/engine/odds/market-view';
import { isMain, loadAllMatches } from './replay.ts';

const BETS = ['1', 'X', '2', 'over', 'both'] as const;
const PARTS = ['supremacy', 'total', 'draw', 'bothScore'] as const;
type Row = {
  season: string;
  part: 'August' | 'last rounds' | 'rest';
  phase: SeasonPhase;
  /** Per bet, squared: the error of the forecast against the closing price, and the effect of one deviation
   *  of each part. */
  off: number[];
  moves: number[][];
};

const FIRST_SEASON = '2018/19';
const STEP = 0.02;
const LATE = 0.3;

const rows: Record<'ratings' | 'blend', Row[]> = { ratings: [], blend: [] };
const matches = loadAllMatches(process.argv.slice(2));
const span = { fromDay: 0, toDay: Number.POSITIVE_INFINITY };
walkForward(matches, span, (match, { ratings, blend }) => {
  if (match.season < FIRST_SEASON || !isMain(match) || !blend) return;
  const closed = closingGrid(match);
  if (!closed) return;
  const { forecast, calibrated } = ratings;
  const own = (shift: Shift) => ratingGrid(forecast, calibrated, shift);
  const { variance, totalVariance } = blend.forecast;
  const of = (shift: Shift) => shiftedBlendGrid(blend.forecast, shift);
  const { supremacy, openness } = forecast;
  rows.ratings.push(rowOf(match, forecast, closed, own, supremacy.variance, openness.variance));
  rows.blend.push(rowOf(match, forecast, closed, of, variance, totalVariance));
});

for (const source of ['ratings', 'blend'] as const) {
  const seasons = [...new Set(rows[source].map(({ season }) => season))].sort();
  const held = seasons.flatMap((season) => {
    const widths = widthsFor(rows[source].filter((row) => row.season !== season));
    return rows[source].filter((row) => row.season === season).map((row) => ({ row, widths }));
  });
  console.log(source, 'left out in turn');
  const groups: Record<string, typeof held> = {
    ...Object.groupBy(held, ({ row }) => row.season),
    ...Object.groupBy(held, ({ row }) => row.part),
    all: held,
  };
  console.table(
    Object.fromEntries(
      Object.entries(groups).map(([name, part]) => [
        name,
        Object.fromEntries(BETS.map((bet, at) => [bet, share(part, at)])),
      ]),
    ),
  );
  console.log(source, 'by all seasons', widthsFor(rows[source]));
}

function closingGrid(match: MatchRecord): ScoreGrid | null {
  const average = match.closing?.average;
  const [result, over] = [fairResultOf(average), fairOver25Of(average)];
  const rates = result && over !== null ? impliedGoals(result, over) : null;
  return rates && scoreGrid(rates);
}

function rowOf(
  match: MatchRecord,
  { phase }: MatchForecast['ratings']['forecast'],
  closed: ScoreGrid,
  at: (shift: Shift) => ScoreGrid,
  supremacyVariance: number,
  totalVariance: number,
): Row {
  const deviations = [Math.sqrt(supremacyVariance), Math.sqrt(totalVariance), 1, 1];
  const [centre, close] = [at({}), closed].map(logOddsOf) as [number[], number[]];
  const changes = PARTS.map((part) => {
    const [up, down] = [STEP, -STEP].map((by) => logOddsOf(at({ [part]: by })));
    return up!.map((value, bet) => (value - down![bet]!) / (2 * STEP));
  });
  const month = new Date(match.day * 86_400_000).getUTCMonth();
  return {
    season: match.season,
    phase,
    part: phase.lateness >= LATE ? 'last rounds' : month === 7 ? 'August' : 'rest',
    off: close.map((value, bet) => (value - centre[bet]!) ** 2),
    moves: BETS.map((_, bet) => changes.map((change, at) => (change[bet]! * deviations[at]!) ** 2)),
  };
}

function logOddsOf(grid: ScoreGrid): number[] {
  const { home, draw, away } = gridResult(grid);
  return [home, draw, away, gridOver25(grid), gridBothScore(grid)].map((p) =>
    Math.log(p / (1 - p)),
  );
}

/** Whether each bet's closing price lies inside its interval. */
function coveredBets({ off, moves, phase }: Row, widths: IntervalWidths): boolean[] {
  const squares = PARTS.map((part) => widthAt(widths[part], phase) ** 2);
  return off.map((distance, bet) => {
    let variance = 0;
    for (const [at, square] of squares.entries()) variance += square * moves[bet]![at]!;
    return distance <= NINETY_PERCENT ** 2 * variance;
  });
}

function share(part: ReadonlyArray<{ row: Row; widths: IntervalWidths }> | undefined, bet: number) {
  const covered = part!.filter(({ row, widths }) => coveredBets(row, widths)[bet]).length;
  return Number(((100 * covered) / part!.length).toFixed(1));
}

type Direction = ReadonlyArray<{ part: (typeof PARTS)[number]; when: When; by: number }>;
type When = 'usual' | 'late' | 'early';

/** Searches in decreasing steps, as long as a step in some direction brings coverage closer to 90%. */
function widthsFor(given: readonly Row[]): IntervalWidths {
  const from = (usual: number) => ({ usual, late: 0, early: 0 });
  let best: IntervalWidths = {
    supremacy: from(1.1),
    total: from(0.8),
    draw: from(0.06),
    bothScore: from(0.06),
  };
  let least = missOf(given, best);
  const directions = directionsOfSearch();
  for (const step of [0.3, 0.1, 0.03, 0.01]) {
    for (let improved = true; improved; ) {
      improved = false;
      for (const direction of directions) {
        const tried = moved(best, direction, step);
        const miss = missOf(given, tried);
        if (miss >= least - 1e-12) continue;
        [best, least, improved] = [tried, miss, true];
      }
    }
  }
  return best;
}

/** Changing one constant at a time is not enough: the search stops where only two together help. So it also
 *  moves the usual part against the added one, and one part against another. */
function directionsOfSearch(): Direction[] {
  const whens = ['usual', 'late', 'early'] as const;
  const alone = PARTS.flatMap((part) => whens.map((when) => [{ part, when, by: 1 }]));
  const against = PARTS.flatMap((part) =>
    (['late', 'early'] as const).map((when) => [
      { part, when: 'usual' as const, by: -0.3 },
      { part, when, by: 1 },
    ]),
  );
  const between = PARTS.flatMap((one) =>
    PARTS.filter((other) => other !== one).flatMap((other) =>
      whens.map((when) => [
        { part: one, when, by: 1 },
        { part: other, when, by: -1 },
      ]),
    ),
  );
  const back = (direction: Direction) => direction.map((each) => ({ ...each, by: -each.by }));
  return [...alone, ...against].flatMap((each) => [each, back(each)]).concat(between);
}

function moved(widths: IntervalWidths, direction: Direction, step: number): IntervalWidths {
  const changed = { ...widths };
  for (const { part, when, by } of direction) {
    const size = part === 'draw' || part === 'bothScore' ? 0.1 : 1;
    changed[part] = { ...changed[part], [when]: changed[part][when] + by * step * size };
  }
  return changed;
}

/** How far coverage is from 90%, over all bets: for all matches (counted twice), for August and for the end. */
function missOf(given: readonly Row[], widths: IntervalWidths): number {
  const counted = { August: 0, 'last rounds': 0, rest: 0 };
  const covered = {
    August: BETS.map(() => 0),
    'last rounds': BETS.map(() => 0),
    rest: BETS.map(() => 0),
  };
  for (const row of given) {
    counted[row.part]++;
    for (const [bet, isInside] of coveredBets(row, widths).entries()) {
      if (isInside) covered[row.part][bet]!++;
    }
  }
  const off = (inside: number, of: number) => (inside / of - 0.9) ** 2;
  let sum = 0;
  for (const bet of BETS.keys()) {
    const all = covered.August[bet]! + covered['last rounds'][bet]! + covered.rest[bet]!;
    sum += 2 * off(all, given.length) + off(covered.August[bet]!, counted.August);
    sum += off(covered['last rounds'][bet]!, counted['last rounds']);
  }
  return sum;
}
