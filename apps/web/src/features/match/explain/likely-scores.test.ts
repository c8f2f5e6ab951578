import { describe, expect, it } from 'vitest';
import { likelyScores } from './likely-scores.ts';

describe('likelyScores', () => {
  const grid = [
    [10, 12, 1],
    [12, 15, 2],
    [8, 9, 31],
  ];
  it('lists them from the likeliest, with fewer goals first among equal ones', () => {
    expect(likelyScores(grid, 4)).toEqual([
      { home: 1, away: 1, probability: 15 },
      { home: 0, away: 1, probability: 12 },
      { home: 1, away: 0, probability: 12 },
      { home: 0, away: 0, probability: 10 },
    ]);
  });
  it('never names a cell that combines many scores', () => {
    expect(likelyScores(grid, 10).some(({ home, away }) => home === 2 || away === 2)).toBe(false);
  });
});
