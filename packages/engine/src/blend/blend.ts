/** The blend: the market before kick-off, moved towards where prices like these have closed, then
 *  calibrated on outcomes. Everything is learned from matches already played.
 *
 *  1. Supremacy, total goals and ρ of the closing prices are regressed on the opening market, the
 *     ratings, single bookmakers' deviations and the clubs' usual moves (ridge-learner.ts).
 *  2. The 1X2 of the moved rates is calibrated log-linearly on outcomes (outcome-learner.ts).
 *  See docs/models/blend.md. */
import { type ResultProbabilities, rakeGrid } from '../grid/calibrated-grid.ts';
import { clampRho, type GoalRates, type ScoreGrid, scoreGrid } from '../grid/score-grid.ts';
import { resultAtRates } from '../odds/implied-goals.ts';
import type { BlendFeatures } from './blend-features.ts';
import type { ClubMemory } from './club-memory.ts';
import {
  type OutcomeFeatures,
  type OutcomeLearner,
  outcomeProbabilities,
  startOutcomeLearner,
} from './outcome-learner.ts';
import { emptyLearner, predictRow, type RidgeLearner, solveLearner } from './ridge-learner.ts';

export type Blend = {
  supremacy: RidgeLearner;
  logTotal: RidgeLearner;
  rho: RidgeLearner;
  outcome: OutcomeLearner;
  clubs: ClubMemory;
  leagues: Map<string, { supremacy: number; logTotal: number }>;
};

export type BlendForecast = {
  supremacy: number;
  /** Variance of the closing supremacy around the forecast. */
  variance: number;
  totalVariance: number;
  rates: GoalRates;
  result: ResultProbabilities;
  over25: number;
  /** Market before kick-off, as it was read. */
  market: BlendFeatures['market'];
};

/** Prior of the calibration: probabilities kept as they are, no form, no tilt. */
const OUTCOME_PRIOR = [
  { mean: 1, deviation: 0.1 },
  ...Array.from({ length: 9 }, () => ({ mean: 0, deviation: 0.1 })),
];

export function emptyBlend(): Blend {
  return {
    supremacy: emptyLearner(),
    logTotal: emptyLearner(),
    rho: emptyLearner(),
    outcome: startOutcomeLearner(OUTCOME_PRIOR),
    clubs: new Map(),
    leagues: new Map(),
  };
}

export function forecastBlend(blend: Blend, features: BlendFeatures): BlendForecast {
  const { market } = features;
  const supremacy = market.supremacy + predictRow(blend.supremacy, features.supremacy);
  const logTotal =
    market.logTotal + (market.hasTotals ? predictRow(blend.logTotal, features.logTotal) : 0);
  const total = Math.exp(logTotal);
  const homeGoals = total / (1 + Math.exp(-supremacy));
  const awayGoals = total - homeGoals;
  const moved = market.rho + (market.hasTotals ? predictRow(blend.rho, features.rho) : 0);
  const rates = { homeGoals, awayGoals, rho: clampRho(moved, homeGoals, awayGoals) };
  const base = resultAtRates(rates);
  const [home, draw, away] = outcomeProbabilities(
    blend.outcome.weights,
    outcomeFeatures(base, supremacy, features),
  );
  return {
    supremacy,
    variance: solveLearner(blend.supremacy).residualVariance,
    totalVariance: solveLearner(blend.logTotal).residualVariance,
    rates,
    result: { home, draw, away },
    over25: overAt(total),
    market,
  };
}

/** The blend's one grid: agrees with its 1X2 and its over 2.5. */
export function blendGrid(forecast: BlendForecast): ScoreGrid {
  return rakeGrid(scoreGrid(forecast.rates), {
    result: forecast.result,
    over25: forecast.over25,
  });
}

/** The blend's grid were supremacy and the log of total goals off by these. */
export function shiftedBlendGrid(
  forecast: BlendForecast,
  supremacyShift: number,
  logTotalShift: number,
): ScoreGrid {
  const { rates, result } = forecast;
  const total = (rates.homeGoals + rates.awayGoals) * Math.exp(logTotalShift);
  const supremacy = forecast.supremacy + supremacyShift;
  const homeGoals = total / (1 + Math.exp(-supremacy));
  const moved = { ...rates, homeGoals, awayGoals: total - homeGoals };
  const before = resultAtRates(rates);
  const after = resultAtRates(moved);
  // The calibration is kept as a factor on each outcome.
  const home = (result.home * after.home) / before.home;
  const draw = (result.draw * after.draw) / before.draw;
  const away = (result.away * after.away) / before.away;
  const sum = home + draw + away;
  return rakeGrid(scoreGrid(moved), {
    result: { home: home / sum, draw: draw / sum, away: away / sum },
    over25: overAt(total),
  });
}

function overAt(total: number): number {
  return 1 - Math.exp(-total) * (1 + total + (total * total) / 2);
}

/** Base probabilities, tilt of the draw (also by mismatch), tilt of away, and form for home. */
export function outcomeFeatures(
  base: ResultProbabilities,
  supremacy: number,
  features: BlendFeatures,
): OutcomeFeatures {
  const { lean } = features;
  return [
    [Math.log(base.home), 0, 0, 0, ...lean.map((x) => x / 2)],
    [Math.log(base.draw), 1, Math.abs(supremacy), 0, ...lean.map(() => 0)],
    [Math.log(base.away), 0, 0, 1, ...lean.map((x) => -x / 2)],
  ];
}
