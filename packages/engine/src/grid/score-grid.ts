/** The one score grid: P(home goals = h, away goals = a). The probabilities of all markets are derived from
 *  it.
 *
 *  Independent Poisson scores with the low-score correction of Dixon & Coles (1997), equation 4.2: the cells
 *  0-0, 0-1, 1-0 and 1-1 are multiplied by 1 − λμρ, 1 + λρ, 1 + μρ and 1 − ρ. See
 *  docs/models/score-grid.md. */
import { fillPoisson } from '../numeric/poisson.ts';

export type GoalRates = {
  homeGoals: number;
  awayGoals: number;
  /** The dependence of low scores; negative means more draws than with independent scores. */
  rho: number;
};

export type ScoreGrid = {
  /** Scores 0 … size − 1 for each side; the mass beyond is below 1e-12 and is spread over the grid. */
  size: number;
  /** Row-major: `cells[home * size + away]`. */
  cells: Float64Array;
};

export const MIN_RATE = 0.01;
export const MAX_RATE = 12;

export function scoreGrid(rates: GoalRates): ScoreGrid {
  const home = clampRate(rates.homeGoals);
  const away = clampRate(rates.awayGoals);
  const size = gridSize(Math.max(home, away));
  const homeMass = fillPoisson(home, new Float64Array(size));
  const awayMass = fillPoisson(away, new Float64Array(size));
  const cells = new Float64Array(size * size);
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) cells[h * size + a] = homeMass[h]! * awayMass[a]!;
  }
  correctLowScores(cells, size, home, away, clampRho(rates.rho, home, away));
  return normaliseGrid({ size, cells });
}

function correctLowScores(
  cells: Float64Array,
  size: number,
  home: number,
  away: number,
  rho: number,
): void {
  cells[0]! *= Math.max(0, 1 - home * away * rho);
  cells[1]! *= Math.max(0, 1 + home * rho);
  cells[size]! *= Math.max(0, 1 + away * rho);
  cells[size + 1]! *= Math.max(0, 1 - rho);
}

/** The widest interval in which all four corrected cells stay non-negative. */
export function rhoBounds(homeGoals: number, awayGoals: number): { min: number; max: number } {
  return {
    min: Math.max(-1 / homeGoals, -1 / awayGoals),
    max: Math.min(1 / (homeGoals * awayGoals), 1),
  };
}

export function clampRho(rho: number, homeGoals: number, awayGoals: number): number {
  const { min, max } = rhoBounds(homeGoals, awayGoals);
  return Math.min(max, Math.max(min, rho));
}

function clampRate(rate: number): number {
  if (Number.isNaN(rate)) throw new RangeError('a goal rate is not a number');
  return Math.min(MAX_RATE, Math.max(MIN_RATE, rate));
}

/** Seven and a half standard deviations and a margin for small rates: tail mass under 1e-12. */
function gridSize(rate: number): number {
  return Math.ceil(rate + 7.5 * Math.sqrt(rate)) + 6;
}

export function normaliseGrid(grid: ScoreGrid): ScoreGrid {
  const { cells } = grid;
  let sum = 0;
  for (let i = 0; i < cells.length; i++) sum += cells[i]!;
  for (let i = 0; i < cells.length; i++) cells[i]! /= sum;
  return grid;
}

/** A weighted mean of grids: the forecast if the rates themselves are uncertain. */
export function mixGrids(parts: ReadonlyArray<{ weight: number; grid: ScoreGrid }>): ScoreGrid {
  const size = Math.max(...parts.map((part) => part.grid.size));
  const cells = new Float64Array(size * size);
  for (const { weight, grid } of parts) {
    for (let h = 0; h < grid.size; h++) {
      for (let a = 0; a < grid.size; a++) {
        cells[h * size + a]! += weight * grid.cells[h * grid.size + a]!;
      }
    }
  }
  return normaliseGrid({ size, cells });
}
