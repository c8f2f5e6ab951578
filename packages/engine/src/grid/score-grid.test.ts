import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOver25, gridResult, rakeGrid } from './calibrated-grid.ts';
import { clampRho, mixGrids, rhoBounds, scoreGrid } from './score-grid.ts';

const sum = (cells: Float64Array) => cells.reduce((total, cell) => total + cell, 0);

describe('score grid', () => {
  it('sums to one and stays non-negative at the extremes', () => {
    for (const homeGoals of [0.05, 1, 8]) {
      for (const awayGoals of [0.05, 1, 8]) {
        const { min, max } = rhoBounds(homeGoals, awayGoals);
        for (const rho of [min, max, -5, 5, 0]) {
          const { cells } = scoreGrid({ homeGoals, awayGoals, rho });
          expect(sum(cells)).toBeCloseTo(1, 12);
          expect(Math.min(...cells)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('keeps the rates as means when scores are independent', () => {
    const grid = scoreGrid({ homeGoals: 8, awayGoals: 0.05, rho: 0 });
    let home = 0;
    for (let h = 0; h < grid.size; h++) {
      for (let a = 0; a < grid.size; a++) home += h * grid.cells[h * grid.size + a]!;
    }
    expect(home).toBeCloseTo(8, 9);
  });

  it('clamps absurd rates and refuses what is no number', () => {
    expect(sum(scoreGrid({ homeGoals: 1e9, awayGoals: -3, rho: 0 }).cells)).toBeCloseTo(1, 12);
    expect(() => scoreGrid({ homeGoals: Number.NaN, awayGoals: 1, rho: 0 })).toThrow(RangeError);
    expect(clampRho(9, 1.5, 1.2)).toBeCloseTo(1 / 1.8, 12);
  });

  it('mixes grids of different size', () => {
    const parts = [
      { weight: 0.25, grid: scoreGrid({ homeGoals: 0.5, awayGoals: 0.5, rho: 0 }) },
      { weight: 0.75, grid: scoreGrid({ homeGoals: 4, awayGoals: 1, rho: 0 }) },
    ];
    const mixed = mixGrids(parts);
    const expected = parts.reduce((p, { weight, grid }) => p + weight * gridResult(grid).home, 0);
    expect(gridResult(mixed).home).toBeCloseTo(expected, 12);
  });
});

describe('raked grid', () => {
  it('agrees with any 1X2 and over 2.5 it is asked for', () => {
    const share = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        share,
        share,
        share,
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
        (a, b, c, over25) => {
          const total = a + b + c;
          const result = { home: a / total, draw: b / total, away: c / total };
          // The targets must be possible together: for example, draws over 2.5 cannot be more frequent than
          // draws.
          const grid = rakeGrid(scoreGrid({ homeGoals: 1.5, awayGoals: 1.2, rho: -0.05 }), {
            result,
            over25,
          });
          expect(gridResult(grid).home).toBeCloseTo(result.home, 12);
          expect(gridResult(grid).draw).toBeCloseTo(result.draw, 12);
          expect(gridOver25(grid)).toBeCloseTo(over25, 12);
          expect(Math.min(...grid.cells)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 100, seed: 13 },
    );
  });

  it('leaves a grid that already agrees as it is', () => {
    const grid = scoreGrid({ homeGoals: 1.5, awayGoals: 1.2, rho: -0.05 });
    const raked = rakeGrid(grid, { result: gridResult(grid), over25: gridOver25(grid) });
    for (const [at, cell] of raked.cells.entries()) expect(cell).toBeCloseTo(grid.cells[at]!, 14);
  });
});
