/** How sure a probability is: an interval from the uncertainty of the parameters behind it.
 *
 *  Supremacy and openness (or, for the blend, supremacy and total goals) are each moved one standard
 *  deviation both ways; the change of a probability's log-odds gives its standard error (the delta
 *  method), and the interval is symmetric on that scale, so it never leaves 0 to 1. */

import { type BlendForecast, shiftedBlendGrid } from '../blend/blend.ts';
import { ratingGrid } from '../goals/rating-grid.ts';
import type { RatingForecast } from '../goals/ratings.ts';
import type { ScoreGrid } from '../grid/score-grid.ts';
import type { BetType } from '../markets/bet-types.ts';
import { type BetProbabilities, betProbabilities } from '../markets/probabilities.ts';

export type ProbabilityInterval = { low: number; high: number };
export type BetIntervals = Record<BetType, ProbabilityInterval>;

/** Half-width in standard errors of a 90% interval. */
export const NINETY_PERCENT = 1.6448536269514722;
/** A probability this close to 0 or 1 has no log-odds to move. */
const EDGE = 1e-9;

export function ratingIntervals(forecast: RatingForecast, width = NINETY_PERCENT): BetIntervals {
  const { supremacy, openness } = forecast;
  const at = (ds: number, dt: number) => ratingGrid(forecast, ds, dt);
  return intervals(at, Math.sqrt(supremacy.variance), Math.sqrt(openness.variance), width);
}

export function blendIntervals(forecast: BlendForecast, width = NINETY_PERCENT): BetIntervals {
  const at = (ds: number, dt: number) => shiftedBlendGrid(forecast, ds, dt);
  const { variance, totalVariance } = forecast;
  return intervals(at, Math.sqrt(variance), Math.sqrt(totalVariance), width);
}

function intervals(
  at: (first: number, second: number) => ScoreGrid,
  firstDeviation: number,
  secondDeviation: number,
  width: number,
): BetIntervals {
  const centre = betProbabilities(at(0, 0));
  const first = [at(firstDeviation, 0), at(-firstDeviation, 0)].map(betProbabilities);
  const second = [at(0, secondDeviation), at(0, -secondDeviation)].map(betProbabilities);
  const out: Partial<BetIntervals> = {};
  for (const bet of Object.keys(centre) as BetType[]) {
    const error = Math.hypot(halfChange(first, bet), halfChange(second, bet));
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
