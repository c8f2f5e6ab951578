/** The blend: the market before kick-off, moved towards where prices like these have closed, then calibrated
 *  on outcomes. Everything is learned from matches already played.
 *
 *  1. Supremacy, total goals and ρ of the closing prices are regressed on the earlier prices, the ratings,
 *     the deviations of single bookmakers and the clubs' usual moves (ridge-learner.ts). The share of that move
 *     that is still to come for these prices (price-age.ts) is added: at kick-off none.
 *  2. The probabilities at the moved rates are calibrated on outcomes, by what closing prices have shown to
 *     be needed (calibrator.ts).
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
  /** The part of the usual move that was still to come for these prices. */
  ahead: number;
  /** Market before kick-off, as it was read. */
  market: BlendFeatures['market'];
};

/** The number of features that predict the result and the goals: blend-features.ts. */
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

/** The rates after the part of the prices' usual move that is still to come. */
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

/** The blend's single grid, consistent with its 1X2, over 2.5 and both score. */
export function blendGrid({ rates, result, over25, bothScore }: BlendForecast): ScoreGrid {
  return rakeGrid(scoreGrid(rates), { result, over25, bothScore });
}

/** The blend's grid if the forecast were off by this much. */
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
