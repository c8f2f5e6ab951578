/** The blend: the market before kick-off, moved towards where prices like these have closed, then
 *  calibrated on outcomes. Everything is learned from matches already played.
 *
 *  1. Supremacy, total goals and ρ of the closing prices are regressed on the prices of earlier, the
 *     ratings, single bookmakers' deviations and the clubs' usual moves (ridge-learner.ts). Of that
 *     move as much is added as is still ahead of the prices (price-age.ts): at kick-off nothing.
 *  2. What the moved rates say is calibrated on outcomes as closing prices have shown to need it
 *     (calibrator.ts).
 *  See docs/models/blend.md. */

import {
  bothScoreAt,
  type CalibratedForecast,
  type Calibrator,
  calibrate,
  type RawForecast,
  type Shift,
  shiftCalibrated,
  startCalibrator,
} from '../calibration/calibrator.ts';
import { rakeGrid } from '../grid/calibrated-grid.ts';
import { clampRho, type GoalRates, type ScoreGrid, scoreGrid } from '../grid/score-grid.ts';
import { overAt, resultAtRates } from '../odds/implied-goals.ts';
import type { BlendFeatures } from './blend-features.ts';
import type { ClubMemory } from './club-memory.ts';
import { emptyLearner, predictRow, type RidgeLearner, solveLearner } from './ridge-learner.ts';

export type Blend = {
  supremacy: RidgeLearner;
  logTotal: RidgeLearner;
  rho: RidgeLearner;
  calibrator: Calibrator;
  clubs: ClubMemory;
  leagues: Map<string, { supremacy: number; logTotal: number }>;
};

export type BlendForecast = CalibratedForecast & {
  supremacy: number;
  /** Variance of the closing supremacy around the forecast. */
  variance: number;
  totalVariance: number;
  rates: GoalRates;
  /** The part of the usual move that was still ahead of the prices. */
  ahead: number;
  /** Market before kick-off, as it was read. */
  market: BlendFeatures['market'];
};

/** How many features lean on the result and on the goals: blend-features.ts. */
const LEANS = 6;
const TOTAL_LEANS = 2;

export function emptyBlend(): Blend {
  return {
    supremacy: emptyLearner(),
    logTotal: emptyLearner(),
    rho: emptyLearner(),
    calibrator: startCalibrator(LEANS, TOTAL_LEANS),
    clubs: new Map(),
    leagues: new Map(),
  };
}

export function forecastBlend(blend: Blend, features: BlendFeatures): BlendForecast {
  const { market, ahead } = features;
  const { rates, supremacy } = movedRates(blend, features);
  const raw = rawForecast(rates, supremacy, features);
  return {
    ...calibrate(blend.calibrator, raw),
    supremacy,
    rates,
    ahead,
    market,
    variance: ahead * solveLearner(blend.supremacy).residualVariance,
    totalVariance: ahead * solveLearner(blend.logTotal).residualVariance,
  };
}

/** Where the prices stand with as much of their usual move as is still ahead of them. */
function movedRates(
  blend: Blend,
  { market, ahead, ...features }: BlendFeatures,
): { rates: GoalRates; supremacy: number } {
  const supremacy = market.supremacy + ahead * predictRow(blend.supremacy, features.supremacy);
  const { hasTotals } = market;
  const logTotal =
    market.logTotal + (hasTotals ? ahead * predictRow(blend.logTotal, features.logTotal) : 0);
  const total = Math.exp(logTotal);
  const homeGoals = total / (1 + Math.exp(-supremacy));
  const awayGoals = total - homeGoals;
  const rho = market.rho + (hasTotals ? ahead * predictRow(blend.rho, features.rho) : 0);
  return { supremacy, rates: { homeGoals, awayGoals, rho: clampRho(rho, homeGoals, awayGoals) } };
}

export function rawForecast(
  rates: GoalRates,
  supremacy: number,
  { competition, lean, totalLean }: Pick<BlendFeatures, 'competition' | 'lean' | 'totalLean'>,
): RawForecast {
  return {
    competition,
    supremacy,
    lean,
    totalLean,
    result: resultAtRates(rates),
    over25: overAt(rates.homeGoals + rates.awayGoals),
    bothScore: bothScoreAt(rates),
  };
}

/** The blend's one grid: agrees with its 1X2, its over 2.5 and its both score. */
export function blendGrid({ rates, result, over25, bothScore }: BlendForecast): ScoreGrid {
  return rakeGrid(scoreGrid(rates), { result, over25, bothScore });
}

/** The blend's grid were the forecast off by so much. */
export function shiftedBlendGrid(forecast: BlendForecast, shift: Shift): ScoreGrid {
  const { rates } = forecast;
  const total = (rates.homeGoals + rates.awayGoals) * Math.exp(shift.total ?? 0);
  const supremacy = forecast.supremacy + (shift.supremacy ?? 0);
  const homeGoals = total / (1 + Math.exp(-supremacy));
  const moved = { ...rates, homeGoals, awayGoals: total - homeGoals };
  const plain = { competition: '', lean: [], totalLean: [] };
  const before = rawForecast(rates, forecast.supremacy, plain);
  const after = rawForecast(moved, supremacy, plain);
  return rakeGrid(scoreGrid(moved), shiftCalibrated(forecast, before, after, shift));
}
