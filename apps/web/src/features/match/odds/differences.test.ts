import type { MatchDetail } from '@tredici/contract/match';
import { describe, expect, it } from 'vitest';
import { differenceOf, largestDifferences } from './differences.ts';

const odds = (prices: Record<string, number>) =>
  ({
    Alfa: {
      url: null,
      ...Object.fromEntries(Object.entries(prices).map(([k, odd]) => [k, { odd }])),
    },
  }) as object as MatchDetail['odds'];
const match = {
  bets: { '1': 50, X: 25, '2': 25, o_2_5: 40 },
  interval: { '1': [45, 55] as [number, number] },
  odds: odds({ '1': 2.4, X: 3.2, '2': 4.1, goal: 2 }),
  bookmakers: ['Alfa'],
};

describe('the differences between prices and estimates', () => {
  it('start with the price that is highest above its estimate', () => {
    const found = largestDifferences(match, 2);
    expect(found.map(({ bet, verdict }) => [bet, verdict])).toEqual([
      ['1', 'above'],
      ['2', 'unknown'],
    ]);
    expect(found[0]!.edge.edge).toBeCloseTo(0.2, 12);
  });
  it('need an estimate and a price', () => {
    expect(differenceOf(match, 'o_2_5')).toBeNull();
    expect(differenceOf(match, 'goal')).toBeNull();
    expect(largestDifferences({ ...match, odds: {}, bookmakers: [] }, 3)).toEqual([]);
  });
  it('take returned stakes into account', () => {
    const drawn = { ...match, bets: { dnb_1: 50, X: 20 }, odds: odds({ dnb_1: 2.2 }) };
    // A draw returns the stake, so only the other results gain or lose anything.
    expect(differenceOf(drawn, 'dnb_1')!.edge.edge).toBeCloseTo(0.8 * 0.1, 12);
  });
});
