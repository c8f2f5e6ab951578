import { describe, expect, it } from 'vitest';
import { lastChange, type MatchOdds, marginOf, movementOf, quoteOf } from './bookmaker-prices.ts';

const quote = (odd: number, opening: number, captured = '2026-11-14T11:30:00.000Z') => ({
  odd,
  captured_at: captured,
  opening_odd: opening,
  opening_at: '2026-11-07T21:06:00.000Z',
});
const odds = {
  Alfa: { url: 'https://alfa.example', '1': quote(2.1, 2) },
  Beta: { url: null },
} as object as MatchOdds;

describe('quoteOf', () => {
  it("is that bookmaker's price for that bet, and null without one", () => {
    expect(quoteOf(odds, 'Alfa', '1')?.odd).toBe(2.1);
    expect(quoteOf(odds, 'Alfa', 'X')).toBeNull();
    expect(quoteOf(odds, 'Beta', '1')).toBeNull();
    expect(quoteOf(odds, 'Gamma', '1')).toBeNull();
  });
});

describe('marginOf', () => {
  it('is the sum of the inverse prices above one', () => {
    // 1/2 + 1/4 + 1/4 = 1; 1/2 + 1/4 + 1/3.2 = 1.0625.
    expect(marginOf([2, 4, 4])).toBe(0);
    expect(marginOf([2, 4, 3.2])).toBeCloseTo(0.0625, 12);
  });
  it('counts double chances twice, because each result is in two of them', () => {
    // 3 × 1/1.5 = 2; 3 × 1/1.25 = 2.4, half of which is 1.2.
    expect(marginOf([1.5, 1.5, 1.5], 2)).toBeCloseTo(0, 12);
    expect(marginOf([1.25, 1.25, 1.25], 2)).toBeCloseTo(0.2, 12);
  });
  it('can be negative, when one price is out of line', () => {
    expect(marginOf([2.5, 2.5])).toBeCloseTo(-0.2, 12);
  });
  it('is null for an incomplete market', () => {
    expect(marginOf([2, null, 4])).toBeNull();
    expect(marginOf([])).toBeNull();
  });
});

describe('movementOf', () => {
  it('compares with the first price', () => {
    expect(movementOf(quote(2.1, 2))).toBe('up');
    expect(movementOf(quote(1.9, 2))).toBe('down');
    expect(movementOf(quote(2, 2))).toBe('still');
  });
});

describe('lastChange', () => {
  it('is the newest of the times', () => {
    const older = quote(2, 2, '2026-11-13T10:00:00.000Z');
    const newer = quote(2, 2, '2026-11-14T09:00:00.000Z');
    expect(lastChange([older, null, newer])).toBe('2026-11-14T09:00:00.000Z');
    expect(lastChange([null])).toBeNull();
  });
});
