import type { Odds } from '@tredici/contract/bets';
import { describe, expect, it } from 'vitest';
import { bestOdd } from './best-odds.ts';

const odds = {
  Beta: { url: null, '1': { odd: 2.1 }, X: { odd: 3.2 } },
  Alfa: { url: 'https://alfa.example', '1': { odd: 2.1 }, '2': { odd: 3.9 } },
} as object as Odds;

describe('bestOdd', () => {
  it('is the highest price, with the bookmaker that offers it', () => {
    expect(bestOdd(odds, '2')).toEqual({
      odd: 3.9,
      bookmaker: 'Alfa',
      url: 'https://alfa.example',
    });
  });
  it('takes the first bookmaker where two prices are equal', () => {
    expect(bestOdd(odds, '1', ['Alfa', 'Beta'])?.bookmaker).toBe('Alfa');
    expect(bestOdd(odds, '1', ['Beta', 'Alfa'])?.bookmaker).toBe('Beta');
  });
  it('is null where nobody prices the bet', () => {
    expect(bestOdd(odds, 'o_2_5')).toBeNull();
    expect(bestOdd({}, '1')).toBeNull();
  });
});
