/** Scoring rules for a forecast of one match; lower is better for all of them. */
import type { ResultProbabilities } from '../grid/calibrated-grid.ts';
import type { FinalResult } from '../markets/bet-types.ts';

/** Ranked probability score of Epstein (1969) for home, draw, away in that order. */
export function rankedProbabilityScore(p: ResultProbabilities, outcome: FinalResult): number {
  const first = p.home - (outcome === '1' ? 1 : 0);
  const second = p.away - (outcome === '2' ? 1 : 0);
  return (first * first + second * second) / 2;
}

export function logLoss(p: ResultProbabilities, outcome: FinalResult): number {
  return -Math.log(probabilityOf(p, outcome));
}

/** Sum over the three outcomes: 0 to 2. */
export function brierScore(p: ResultProbabilities, outcome: FinalResult): number {
  const misses = [
    p.home - (outcome === '1' ? 1 : 0),
    p.draw - (outcome === 'X' ? 1 : 0),
    p.away - (outcome === '2' ? 1 : 0),
  ];
  return misses.reduce((sum, miss) => sum + miss * miss, 0);
}

export function binaryLogLoss(probability: number, happened: boolean): number {
  return -Math.log(happened ? probability : 1 - probability);
}

export function probabilityOf(p: ResultProbabilities, outcome: FinalResult): number {
  return outcome === '1' ? p.home : outcome === 'X' ? p.draw : p.away;
}

export function outcomeOf(score: { home: number; away: number }): FinalResult {
  return score.home > score.away ? '1' : score.home === score.away ? 'X' : '2';
}

/** Closing-line value: the expected value per unit stake of the taken odds at the closing fair probability. */
export function closingLineValue(oddsTaken: number, closingProbability: number): number {
  return oddsTaken * closingProbability - 1;
}

export type Mean = { count: number; mean: number; standardError: number };

export function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  if (count === 0) return { count, mean: Number.NaN, standardError: Number.NaN };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    count,
    mean,
    standardError: count > 1 ? Math.sqrt(squares / (count - 1) / count) : Number.NaN,
  };
}
