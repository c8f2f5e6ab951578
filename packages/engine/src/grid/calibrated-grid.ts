/** A score grid that says exactly what the calibrated 1X2 and over 2.5 say.
 *
 *  The grid is scaled in six blocks (1, X, 2 crossed with over and under 2.5) until both margins
 *  are met: iterative proportional fitting (Deming & Stephan, 1940), the smallest change in the
 *  sense of relative entropy. See docs/models/score-grid.md. */
import type { ScoreGrid } from './score-grid.ts';
import { normaliseGrid } from './score-grid.ts';

export type ResultProbabilities = { home: number; draw: number; away: number };
export type GridTargets = { result: ResultProbabilities; over25?: number };

const MAX_ROUNDS = 200;

export function rakeGrid(grid: ScoreGrid, targets: GridTargets): ScoreGrid {
  const blocks = blockMasses(grid);
  const factors = new Float64Array(6).fill(1);
  const { home, draw, away } = targets.result;
  const results = [home, draw, away];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let worst = 0;
    for (let r = 0; r < 3; r++) {
      const mass = blocks[2 * r]! * factors[2 * r]! + blocks[2 * r + 1]! * factors[2 * r + 1]!;
      worst = Math.max(worst, Math.abs(mass - results[r]!));
      scale(factors, [2 * r, 2 * r + 1], results[r]! / mass);
    }
    if (targets.over25 !== undefined)
      worst = Math.max(worst, rakeTotals(blocks, factors, targets.over25));
    if (worst < 1e-15) break;
  }
  const { size } = grid;
  const cells = new Float64Array(size * size);
  for (let h = 0, at = 0; h < size; h++) {
    for (let a = 0; a < size; a++, at++) cells[at] = grid.cells[at]! * factors[blockOf(h, a)]!;
  }
  return normaliseGrid({ size, cells });
}

function rakeTotals(blocks: Float64Array, factors: Float64Array, over25: number): number {
  let worst = 0;
  for (const [offset, target] of [
    [0, 1 - over25],
    [1, over25],
  ] as const) {
    const places = [offset, 2 + offset, 4 + offset];
    const mass = places.reduce((sum, at) => sum + blocks[at]! * factors[at]!, 0);
    worst = Math.max(worst, Math.abs(mass - target));
    scale(factors, places, target / mass);
  }
  return worst;
}

function scale(factors: Float64Array, places: readonly number[], by: number): void {
  for (const at of places) factors[at]! *= by;
}

function blockMasses(grid: ScoreGrid): Float64Array {
  const masses = new Float64Array(6);
  for (let h = 0; h < grid.size; h++) {
    for (let a = 0; a < grid.size; a++) masses[blockOf(h, a)]! += grid.cells[h * grid.size + a]!;
  }
  return masses;
}

/** Two blocks per result: under, then over 2.5. */
function blockOf(home: number, away: number): number {
  const result = home > away ? 0 : home === away ? 1 : 2;
  return 2 * result + (home + away > 2 ? 1 : 0);
}

export function gridResult(grid: ScoreGrid): ResultProbabilities {
  const masses = blockMasses(grid);
  return {
    home: masses[0]! + masses[1]!,
    draw: masses[2]! + masses[3]!,
    away: masses[4]! + masses[5]!,
  };
}

export function gridOver25(grid: ScoreGrid): number {
  const masses = blockMasses(grid);
  return masses[1]! + masses[3]! + masses[5]!;
}
