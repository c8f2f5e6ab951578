// node studies/interval-widths.ts --data DIR
//
// How wide the deviations behind an interval must be (forecast/intervals.ts) for 90% intervals to hold
// 90% of the closing probabilities: found on all seasons from 2018/19 on but one, tried on that one.

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
  /** Per bet: how far off the closing price was, and what one deviation of each part does. */
  off: number[];
  moves: number[][];
};

const FIRST_SEASON = '2018/19';
/** One in so many matches: enough for a tenth of a percent. */
const EVERY = 3;
const STEP = 0.02;
const LATE = 0.3;

const rows: Record<'ratings' | 'blend', Row[]> = { ratings: [], blend: [] };
let count = 0;
const matches = loadAllMatches(process.argv.slice(2));
const span = { fromDay: 0, toDay: Number.POSITIVE_INFINITY };
walkForward(matches, span, (match, { ratings, blend }) => {
  if (match.season < FIRST_SEASON || !isMain(match) || !blend || count++ % EVERY !== 0) return;
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
    ...{ season: match.season, phase },
    part: phase.lateness >= LATE ? 'last rounds' : month === 7 ? 'August' : 'rest',
    off: close.map((value, bet) => value - centre[bet]!),
    moves: BETS.map((_, bet) => changes.map((change, at) => change[bet]! * deviations[at]!)),
  };
}

function logOddsOf(grid: ScoreGrid): number[] {
  const { home, draw, away } = gridResult(grid);
  return [home, draw, away, gridOver25(grid), gridBothScore(grid)].map((p) =>
    Math.log(p / (1 - p)),
  );
}

function isCovered({ off, moves, phase }: Row, bet: number, widths: IntervalWidths): boolean {
  let square = 0;
  for (const [at, part] of PARTS.entries()) {
    square += (widthAt(widths[part], phase) * moves[bet]![at]!) ** 2;
  }
  return off[bet]! ** 2 <= NINETY_PERCENT ** 2 * square;
}

function share(part: ReadonlyArray<{ row: Row; widths: IntervalWidths }> | undefined, bet: number) {
  const covered = part!.filter(({ row, widths }) => isCovered(row, bet, widths)).length;
  return Number(((100 * covered) / part!.length).toFixed(1));
}

/** One constant after the other, by steps that grow smaller: coverage of every bet in every part. */
function widthsFor(given: readonly Row[]): IntervalWidths {
  const parts = Object.values(Object.groupBy(given, ({ part }) => part));
  const missOf = (widths: IntervalWidths) => {
    let sum = 0;
    for (const part of [given, given, ...parts]) {
      for (const bet of BETS.keys()) {
        const covered = part.filter((row) => isCovered(row, bet, widths)).length;
        sum += (covered / part.length - 0.9) ** 2;
      }
    }
    return sum;
  };
  const from = (usual: number) => ({ usual, late: 0, early: 0 });
  let best: IntervalWidths = {
    ...{ supremacy: from(1.1), total: from(0.9), draw: from(0.06), bothScore: from(0.07) },
  };
  let least = missOf(best);
  for (const step of [0.3, 0.1, 0.03]) {
    for (let round = 0; round < 3; round++) {
      for (const part of PARTS) {
        for (const when of ['usual', 'late', 'early'] as const) {
          for (const by of [step, -step]) {
            const size = part === 'draw' || part === 'bothScore' ? 0.1 : 1;
            const moved = { ...best[part], [when]: best[part][when] + by * size };
            const tried = { ...best, [part]: moved };
            const miss = missOf(tried);
            if (miss < least) [best, least] = [tried, miss];
          }
        }
      }
    }
  }
  return best;
}
