import { describe, expect, it } from 'vitest';
import { bestPrice, expectedValue } from './best-price.ts';
import { fairOver25, fairResult } from './market-view.ts';

describe('best price', () => {
  const quote = (bookmaker: string, oddsDecimal: number, seenAtSeconds: number) => ({
    ...{ bookmaker, oddsDecimal, seenAtSeconds },
  });

  it('takes the highest price that is fresh enough, and says how old it is', () => {
    const quotes = [quote('a', 2.1, 100), quote('b', 2.3, 10), quote('c', 2.2, 90)];
    expect(bestPrice(quotes, 110)).toEqual({ ...quote('b', 2.3, 10), ageSeconds: 100 });
    expect(bestPrice(quotes, 110, 60)).toEqual({ ...quote('c', 2.2, 90), ageSeconds: 20 });
    expect(bestPrice(quotes, 110, 5)).toBeNull();
  });

  it('prefers the fresher of equals, then the name', () => {
    expect(bestPrice([quote('b', 2, 1), quote('a', 2, 5)], 10)?.bookmaker).toBe('a');
    expect(bestPrice([quote('b', 2, 5), quote('a', 2, 5)], 10)?.bookmaker).toBe('a');
  });

  it('passes over what is not a price, or comes from the future', () => {
    const junk = [
      quote('a', Number.NaN, 1),
      quote('b', 1, 1),
      quote('c', 5000, 1),
      quote('d', 2, 99),
    ];
    expect(bestPrice(junk, 10)).toBeNull();
    expect(expectedValue(0.5, 2.2)).toBeCloseTo(0.1, 12);
  });
});

describe('market view', () => {
  const result = (home: number) => ({ result: { home, draw: 3.4, away: 3.6 } });

  it('uses the preferred prices, else all books but the best-of-all', () => {
    const preferred = fairResult({ PS: result(2.1), B365: result(1.2) })!;
    expect(preferred.home).toBeCloseTo(fairResult({ PS: result(2.1) })!.home, 12);
    const books = fairResult({ B365: result(2.1), Max: result(3) })!;
    expect(books.home).toBeCloseTo(fairResult({ B365: result(2.1) })!.home, 12);
  });

  it('is silent where nothing usable is quoted', () => {
    expect(fairResult(undefined)).toBeNull();
    expect(fairResult({})).toBeNull();
    expect(fairResult({ PS: { result: { home: 0, draw: 3, away: 3 } } })).toBeNull();
    expect(fairOver25({ Avg: { totals25: { over: 1, under: 2 } } })).toBeNull();
  });
});
