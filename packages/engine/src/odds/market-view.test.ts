import { describe, expect, it } from 'vitest';
import { fairOver25, fairResult } from './market-view.ts';

describe('market view', () => {
  const result = (home: number) => ({ result: { home, draw: 3.4, away: 3.6 } });

  it('uses the preferred prices, otherwise all bookmakers but the best prices', () => {
    const preferred = fairResult({ pinnacle: result(2.1), bet365: result(1.2) })!;
    expect(preferred.home).toBeCloseTo(fairResult({ pinnacle: result(2.1) })!.home, 12);
    const books = fairResult({ bet365: result(2.1), maximum: result(3) })!;
    expect(books.home).toBeCloseTo(fairResult({ bet365: result(2.1) })!.home, 12);
  });

  it('returns nothing if no usable price is quoted', () => {
    expect(fairResult(undefined)).toBeNull();
    expect(fairResult({})).toBeNull();
    expect(fairResult({ pinnacle: { result: { home: 0, draw: 3, away: 3 } } })).toBeNull();
    expect(fairOver25({ average: { totals25: { over: 1, under: 2 } } })).toBeNull();
  });

  it('a book that sums to less than 0.97 does not count as one from before a match', () => {
    const at = (sum: number) => ({ result: { home: 3 / sum, draw: 3 / sum, away: 3 / sum } });
    expect(fairResult({ average: at(0.98) })).not.toBeNull();
    expect(fairResult({ average: at(0.96) })).toBeNull();
    expect(fairOver25({ average: { totals25: { over: 2.1, under: 2.1 } } })).toBeNull();
    // The other books are used then.
    expect(fairResult({ average: at(0.96), acme: at(1.05) })!.home).toBeCloseTo(1 / 3, 12);
  });
});
