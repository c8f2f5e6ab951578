import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOver25, gridResult } from '../grid/calibrated-grid.ts';
import { scoreGrid } from '../grid/score-grid.ts';
import { handicapProbability, supremacyFromHandicap } from './handicap.ts';
import { impliedGoals, impliedGoalsFromResult, resultAtRates } from './implied-goals.ts';

const rate = fc.double({ min: 0.2, max: 4, noNaN: true });

describe('market-implied goals', () => {
  it('returns the rates from which a grid was made', () => {
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.double({ min: -0.2, max: 0.05, noNaN: true }),
        (homeGoals, awayGoals, rho) => {
          const grid = scoreGrid({ homeGoals, awayGoals, rho });
          const implied = impliedGoals(gridResult(grid), gridOver25(grid))!;
          expect(implied.homeGoals).toBeCloseTo(homeGoals, 6);
          expect(implied.awayGoals).toBeCloseTo(awayGoals, 6);
          expect(implied.rho).toBeCloseTo(rho, 4);
        },
      ),
      { numRuns: 100, seed: 13 },
    );
  });

  it('derives the total from the draw where there are no totals', () => {
    const result = resultAtRates({ homeGoals: 1.7, awayGoals: 1.1, rho: -0.08 });
    const implied = impliedGoalsFromResult(result, -0.08)!;
    expect(implied.homeGoals).toBeCloseTo(1.7, 5);
    expect(implied.awayGoals).toBeCloseTo(1.1, 5);
  });

  it('agrees with the grid without building it', () => {
    const rates = { homeGoals: 2.2, awayGoals: 0.7, rho: -0.1 };
    const direct = resultAtRates(rates);
    const built = gridResult(scoreGrid(rates));
    expect(direct.home).toBeCloseTo(built.home, 10);
    expect(direct.draw).toBeCloseTo(built.draw, 10);
  });

  it('stays finite where no rates fit, and refuses invalid probabilities', () => {
    const odd = impliedGoals({ home: 0.98, draw: 0.01, away: 0.01 }, 0.01)!;
    expect(Number.isFinite(odd.homeGoals) && odd.awayGoals > 0).toBe(true);
    expect(impliedGoals({ home: 0.5, draw: 0.5, away: 0.5 }, 0.5)).toBeNull();
    expect(impliedGoals({ home: Number.NaN, draw: 0.3, away: 0.3 }, 0.5)).toBeNull();
    expect(impliedGoals({ home: 0.4, draw: 0.3, away: 0.3 }, 1)).toBeNull();
    expect(impliedGoalsFromResult({ home: 1, draw: 0, away: 0 }, 0)).toBeNull();
  });
});

describe('handicap', () => {
  it('is the match result on half lines and leaves draws out on level ones', () => {
    const result = resultAtRates({ homeGoals: 1.6, awayGoals: 1.1, rho: 0 });
    expect(handicapProbability(1.6, 1.1, -0.5)).toBeCloseTo(result.home, 6);
    expect(handicapProbability(1.6, 1.1, 0.5)).toBeCloseTo(result.home + result.draw, 6);
    expect(handicapProbability(1.6, 1.1, 0)).toBeCloseTo(
      result.home / (result.home + result.away),
      6,
    );
  });

  it('settles quarter lines as two half stakes, by hand', () => {
    // −0.25: half on level (void on a draw), half on −0.5 (lost on a draw).
    const { home, draw, away } = resultAtRates({ homeGoals: 1.6, awayGoals: 1.1, rho: 0 });
    expect(handicapProbability(1.6, 1.1, -0.25)).toBeCloseTo(home / (home + away + draw / 2), 6);
  });

  it('returns the supremacy from which a price was made', () => {
    for (const line of [-2, -0.75, 0, 0.25, 1.5]) {
      for (const supremacy of [-1.2, 0, 0.4, 1.6]) {
        const home = 2.7 / (1 + Math.exp(-supremacy));
        const fair = handicapProbability(home, 2.7 - home, line);
        expect(supremacyFromHandicap(line, fair, 2.7)).toBeCloseTo(supremacy, 5);
      }
    }
  });
});
