/** The ratings' score grid for a match: rates are uncertain, so the grid is a mean over supremacy
 *  (three-point Gauss-Hermite), and its draws are then calibrated. */
import {
  gridOver25,
  gridResult,
  type ResultProbabilities,
  rakeGrid,
} from '../grid/calibrated-grid.ts';
import { mixGrids, type ScoreGrid, scoreGrid } from '../grid/score-grid.ts';
import { DRAW_TILT, DRAW_TILT_OPENNESS_CENTRE } from './rating-constants.ts';
import { type RatingForecast, ratesOf } from './ratings.ts';

const NODES = [
  { at: -Math.sqrt(3), weight: 1 / 6 },
  { at: 0, weight: 2 / 3 },
  { at: Math.sqrt(3), weight: 1 / 6 },
];

/** Both arguments after the first move the forecast, for intervals. */
export function ratingGrid(
  forecast: RatingForecast,
  supremacyShift = 0,
  opennessShift = 0,
): ScoreGrid {
  const { rho, hasTotals } = forecast;
  const supremacy = forecast.supremacy.mean + supremacyShift;
  const openness = forecast.openness.mean + opennessShift;
  const deviation = Math.sqrt(Math.max(0, forecast.supremacy.variance));
  const grid = mixGrids(
    NODES.map(({ at, weight }) => ({
      weight,
      grid: scoreGrid(ratesOf(supremacy + at * deviation, openness, rho)),
    })),
  );
  // Goals read off the draws already hold what the tilt would add.
  if (!hasTotals) return grid;
  const result = tiltDraw(gridResult(grid), supremacy, openness);
  return rakeGrid(grid, { result, over25: gridOver25(grid) });
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
