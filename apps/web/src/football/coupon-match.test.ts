import { describe, expect, it } from 'vitest';
import { likeliest } from './coupon-match.ts';

describe('likeliest', () => {
  it('marks the highest of 1 X 2', () => {
    expect(likeliest({ '1': 22.5, X: 27.25, '2': 50.25 })).toBe('2');
  });
  it('marks the first of equal ones', () => {
    expect(likeliest({ '1': 40, X: 20, '2': 40 })).toBe('1');
  });
  it('looks only at the bets it is asked about', () => {
    expect(
      likeliest({ '1': 40, X: 20, '2': 40, '1X': 60, o_2_5: 55, u_2_5: 45 }, ['o_2_5', 'u_2_5']),
    ).toBe('o_2_5');
  });
  it('leaves out bets without an estimate, and marks nothing when none has one', () => {
    expect(likeliest({ X: 30 })).toBe('X');
    expect(likeliest({})).toBeNull();
  });
});
