/** The ratings' score grid for a match. The rates are uncertain, so the grid is a mean over supremacy
 *  (three-point Gauss-Hermite), whose probabilities are then calibrated on earlier outcomes. */
import {
  bothScoreAt,
  type CalibratedForecast,
  type RawForecast,
  type Shift,
  shiftCalibrated,
} from '../calibration/calibrator.ts';
import { type ResultProbabilities, rakeGrid } from '../grid/calibrated-grid.ts';
import { mixGrids, type ScoreGrid, scoreGrid } from '../grid/score-grid.ts';
import { overAt, resultAtRates } from '../odds/implied-goals.ts';
import { DRAW_TILT, DRAW_TILT_OPENNESS_CENTRE } from './rating-constants.ts';
import { type RatingForecast, ratesOf } from './ratings.ts';

const NODES = [
  { at: -Math.sqrt(3), weight: 1 / 6 },
  { at: 0, weight: 2 / 3 },
  { at: Math.sqrt(3), weight: 1 / 6 },
];

/** The ratings' probabilities before calibration. */
export function rawRatings(
  forecast: RatingForecast,
  competition: string,
  shift: Shift = {},
): RawForecast {
  const { supremacy, openness } = shifted(forecast, shift);
  const result = { home: 0, draw: 0, away: 0 };
  let over25 = 0;
  let bothScore = 0;
  for (const { weight, rates } of nodesOf(forecast, shift)) {
    const at = resultAtRates(rates);
    result.home += weight * at.home;
    result.draw += weight * at.draw;
    result.away += weight * at.away;
    over25 += weight * overAt(rates.homeGoals + rates.awayGoals);
    bothScore += weight * bothScoreAt(rates);
  }
  // If goals were derived from the draws, they already contain what the tilt would add.
  const tilted = forecast.hasTotals ? tiltDraw(result, supremacy, openness) : result;
  return { competition, supremacy, result: tilted, over25, bothScore, lean: [], totalLean: [] };
}

/** @param shift moves the forecast, for intervals. */
export function ratingGrid(
  forecast: RatingForecast,
  calibrated: CalibratedForecast,
  shift: Shift = {},
): ScoreGrid {
  const parts = nodesOf(forecast, shift).map(({ weight, rates }) => ({
    weight,
    grid: scoreGrid(rates),
  }));
  const before = rawRatings(forecast, '');
  const after = rawRatings(forecast, '', shift);
  return rakeGrid(mixGrids(parts), shiftCalibrated(calibrated, before, after, shift));
}

/** A shift of the total goals is a shift of openness. */
function shifted(forecast: RatingForecast, shift: Shift): { supremacy: number; openness: number } {
  return {
    supremacy: forecast.supremacy.mean + (shift.supremacy ?? 0),
    openness: forecast.openness.mean + (shift.total ?? 0),
  };
}

function nodesOf(forecast: RatingForecast, shift: Shift) {
  const { supremacy, openness } = shifted(forecast, shift);
  const deviation = Math.sqrt(Math.max(0, forecast.supremacy.variance));
  return NODES.map(({ at, weight }) => ({
    weight,
    rates: ratesOf(supremacy + at * deviation, openness, forecast.rho),
  }));
}

function tiltDraw(
  result: ResultProbabilities,
  supremacy: number,
  openness: number,
): ResultProbabilities {
  const size = Math.min(2, Math.abs(supremacy));
  const tilt = Math.exp(
    DRAW_TILT.level +
      DRAW_TILT.perSupremacy * size +
      DRAW_TILT.perSquare * size * size +
      DRAW_TILT.perOpenness * (openness - DRAW_TILT_OPENNESS_CENTRE),
  );
  const sum = result.home + result.draw * tilt + result.away;
  return { home: result.home / sum, draw: (result.draw * tilt) / sum, away: result.away / sum };
}
