/** What one played match shows about strength: a measurement of the supremacy S = log(λ/μ) and of the
 *  openness T = log(λ·μ) of that match, with its variance.
 *
 *  Past prices are by far the most reliable measurement; goals and shots of the same match indicate in which
 *  direction the next prices will move. Shots and goals are compared with their usual values at such rates,
 *  so that they have no bias of their own. Constants: studies/rating-constants.ts. */

import type { GoalRates } from '../grid/score-grid.ts';
import type { MatchRecord, Score } from '../match/match-record.ts';
import { impliedGoals, impliedGoalsFromResult } from '../odds/implied-goals.ts';
import { fairOver25, fairResult } from '../odds/market-view.ts';
import type { AxisConstants } from './rating-constants.ts';

export type MarketEvidence = {
  supremacy: number;
  openness: number;
  rho: number;
  hasClosingResult: boolean;
  hasTotals: boolean;
  hasClosingTotals: boolean;
};
export type Measurement = { value: number; variance: number };

/** The ρ assumed if there are only 1X2 prices: the mean of the main divisions before 2021/22. */
export const TYPICAL_RHO = -0.085;

export function marketEvidence(match: MatchRecord): MarketEvidence | null {
  const closing = fairResult(match.closing);
  const result = closing ?? fairResult(match.opening);
  if (!result) return null;
  const closingOver = fairOver25(match.closing);
  const over = closingOver ?? fairOver25(match.opening);
  const rates =
    over === null ? impliedGoalsFromResult(result, TYPICAL_RHO) : impliedGoals(result, over);
  if (!rates) return null;
  return {
    supremacy: Math.log(rates.homeGoals / rates.awayGoals),
    openness: Math.log(rates.homeGoals * rates.awayGoals),
    rho: rates.rho,
    hasClosingResult: closing !== null,
    hasTotals: over !== null,
    hasClosingTotals: closingOver !== null,
  };
}

/** Shots converted to goals. Only the deviation from what the rates predict is used. */
type ShotValue = { onTarget: number; offTarget: number };
/** The mean of the shot measure and of goals at implied rate λ: intercept + slope·λ. */
const SHOT_MEASURE_AT_RATE = { intercept: 0.53, slope: 0.6 };
const GOALS_AT_RATE = { intercept: 0.08, slope: 0.937 };
/** The variance of a count around its rate, in Poisson units, for a match without market prices. */
const UNVOUCHED = { goals: 1, shots: 0.6 };
const MIN_LINEAR_RATE = 0.2;

/** Combines all measurements of one match on one axis; `sign` is −1 for supremacy, +1 for openness. */
export function measureMatch(
  match: MatchRecord & { score: Score },
  market: { value: number; variance: number } | null,
  rates: GoalRates,
  constants: AxisConstants,
  sign: -1 | 1,
): Measurement {
  const home = Math.max(MIN_LINEAR_RATE, rates.homeGoals);
  const away = Math.max(MIN_LINEAR_RATE, rates.awayGoals);
  const poissonVariance = 1 / home + 1 / away;
  const anchor = market?.value ?? Math.log(home) + sign * Math.log(away);
  let precision = market ? 1 / market.variance : 0;
  let sum = precision * anchor;
  const add = (surprise: Score, spread: number) => {
    const value = anchor + surprise.home / home + (sign * surprise.away) / away;
    const weight = 1 / (constants.marketVariance + spread * poissonVariance);
    precision += weight;
    sum += weight * value;
  };
  const shots = shotSurprise(match, constants.shotValue, rates);
  if (shots) add(shots, market ? constants.shotSpread : UNVOUCHED.shots);
  add(
    surpriseOf(match.score, GOALS_AT_RATE, rates),
    market ? constants.goalSpread : UNVOUCHED.goals,
  );
  return { value: sum / precision, variance: 1 / precision };
}

function shotSurprise(match: MatchRecord, value: ShotValue, rates: GoalRates): Score | null {
  const { shots, shotsOnTarget } = match;
  if (!shots || !shotsOnTarget) return null;
  const measure = (all: number, onTarget: number) =>
    value.onTarget * onTarget + value.offTarget * Math.max(0, all - onTarget);
  const measured = {
    home: measure(shots.home, shotsOnTarget.home),
    away: measure(shots.away, shotsOnTarget.away),
  };
  return surpriseOf(measured, SHOT_MEASURE_AT_RATE, rates);
}

function surpriseOf(
  measured: Score,
  usual: { intercept: number; slope: number },
  rates: GoalRates,
): Score {
  return {
    home: measured.home - usual.intercept - usual.slope * rates.homeGoals,
    away: measured.away - usual.intercept - usual.slope * rates.awayGoals,
  };
}
