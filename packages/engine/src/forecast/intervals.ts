/** How certain a probability is: where the closing prices, which contain more information, are likely to put
 *  it.
 *
 *  Each quantity in which a forecast may be wrong (supremacy, goals, the draw beyond both, both score) is
 *  moved one standard deviation both ways. The changes of a probability's log-odds give its standard error
 *  (the delta method), and the interval is symmetric on that scale, so it never leaves 0 to 1. How wide each
 *  deviation must be was measured: studies/interval-widths.ts. */

import { type BlendForecast, shiftedBlendGrid } from '../blend/blend.ts';
import type { Shift } from '../calibration/calibrator.ts';
import { ratingGrid } from '../goals/rating-grid.ts';
import type { SeasonPhase } from '../goals/ratings.ts';
import type { ScoreGrid } from '../grid/score-grid.ts';
import type { BetType } from '../markets/bet-types.ts';
import { type BetProbabilities, betProbabilities } from '../markets/probabilities.ts';
import type { MatchForecast } from './forecaster.ts';

export type ProbabilityInterval = { low: number; high: number };
export type BetIntervals = Record<BetType, ProbabilityInterval>;

/** Half-width in standard errors of a 90% interval. */
export const NINETY_PERCENT = 1.6448536269514722;
/** The log-odds of a probability this close to 0 or 1 cannot be moved. */
const EDGE = 1e-9;

/** Factors for the deviations of the filter or the regression, and additional errors of the draw and of both
 *  score, in log-odds: the usual value, and what is added towards the end of a season and at its beginning. */
export type IntervalWidths = Record<
  keyof Shift,
  { readonly usual: number; readonly late: number; readonly early: number }
>;
const RATING_WIDTHS: IntervalWidths = {
  supremacy: { usual: 1.109, late: 1.64, early: -0.1 },
  total: { usual: 0.646, late: 0.48, early: -0.05 },
  draw: { usual: 0.052, late: 0.037, early: 0.014 },
  bothScore: { usual: 0.074, late: 0.005, early: -0.052 },
};
const BLEND_WIDTHS: IntervalWidths = {
  supremacy: { usual: 0.926, late: 0.62, early: 0.27 },
  total: { usual: 1.01, late: 0.32, early: 0 },
  draw: { usual: 0.047, late: 0.04, early: 0.013 },
  bothScore: { usual: 0.063, late: -0.078, early: -0.042 },
};
/** Even at kick-off bookmakers do not agree more closely than this. */
const LEAST_DEVIATION = 0.02;

export function ratingIntervals(
  { forecast, calibrated }: MatchForecast['ratings'],
  width = NINETY_PERCENT,
): BetIntervals {
  const { supremacy, openness, phase } = forecast;
  const variances = { supremacy: supremacy.variance, total: openness.variance };
  return intervals(
    (shift) => ratingGrid(forecast, calibrated, shift),
    deviationsOf(RATING_WIDTHS, variances, phase),
    width,
  );
}

/** @param phase of the season, as the ratings' forecast knows it. */
export function blendIntervals(
  forecast: BlendForecast,
  phase: SeasonPhase,
  width = NINETY_PERCENT,
): BetIntervals {
  const variances = { supremacy: forecast.variance, total: forecast.totalVariance };
  return intervals(
    (shift) => shiftedBlendGrid(forecast, shift),
    deviationsOf(BLEND_WIDTHS, variances, phase),
    width,
  );
}

function deviationsOf(
  widths: IntervalWidths,
  variances: { supremacy: number; total: number },
  phase: SeasonPhase,
): Required<Shift> {
  const deviation = (variance: number) => Math.max(LEAST_DEVIATION, Math.sqrt(variance));
  return {
    supremacy: widthAt(widths.supremacy, phase) * deviation(variances.supremacy),
    total: widthAt(widths.total, phase) * deviation(variances.total),
    draw: widthAt(widths.draw, phase),
    bothScore: widthAt(widths.bothScore, phase),
  };
}

export function widthAt(
  { usual, late, early }: IntervalWidths[keyof Shift],
  { lateness, earliness }: SeasonPhase,
): number {
  return Math.max(0, usual + late * lateness + early * earliness);
}

function intervals(
  at: (shift: Shift) => ScoreGrid,
  deviations: Required<Shift>,
  width: number,
): BetIntervals {
  const centre = betProbabilities(at({}));
  const pairs = Object.entries(deviations).map(([part, deviation]) =>
    [deviation, -deviation].map((by) => betProbabilities(at({ [part]: by }))),
  );
  const out: Partial<BetIntervals> = {};
  for (const bet of Object.keys(centre) as BetType[]) {
    const error = Math.hypot(...pairs.map((pair) => halfChange(pair, bet)));
    const middle = logOdds(centre[bet]);
    out[bet] = {
      low: fromLogOdds(middle - width * error),
      high: fromLogOdds(middle + width * error),
    };
  }
  return out as BetIntervals;
}

function halfChange(pair: readonly BetProbabilities[], bet: BetType): number {
  return (logOdds(pair[0]![bet]) - logOdds(pair[1]![bet])) / 2;
}

function logOdds(p: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, p));
  return Math.log(inside / (1 - inside));
}

function fromLogOdds(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
