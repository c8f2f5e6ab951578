import { describe, expect, it } from 'vitest';
import {
  fillPoisson,
  logFactorial,
  logPoisson,
  poissonLowerTail,
  poissonUpperTail,
} from './poisson.ts';

describe('Poisson', () => {
  it('sums to one over a wide range of rates', () => {
    for (const rate of [0, 0.05, 1.4, 8, 60, 800]) {
      const size = Math.ceil(rate + 12 * Math.sqrt(rate) + 20);
      const sum = fillPoisson(rate, new Float64Array(size)).reduce((total, p) => total + p, 0);
      expect(sum).toBeCloseTo(1, 10);
    }
  });

  it('keeps tails that subtraction would lose', () => {
    // P(X > 20) at rate 0.05 is 0.05^21/21! to first order: about 9e-48.
    const leading = Math.exp(21 * Math.log(0.05) - logFactorial(21) - 0.05);
    expect(poissonUpperTail(20, 0.05) / leading).toBeCloseTo(1, 2);
    expect(poissonLowerTail(2, 1.5) + poissonUpperTail(2, 1.5)).toBeCloseTo(1, 14);
    expect(poissonUpperTail(-1, 2)).toBe(1);
    expect(poissonLowerTail(-1, 2)).toBe(0);
    expect(poissonUpperTail(3, 0)).toBe(0);
  });

  it('joins the table and the series of ln k! without a seam', () => {
    const step = logFactorial(128) - logFactorial(127);
    expect(step).toBeCloseTo(Math.log(128), 12);
    expect(logFactorial(0)).toBe(0);
    expect(logPoisson(0, 0)).toBe(0);
    expect(logPoisson(1, 0)).toBe(Number.NEGATIVE_INFINITY);
  });
});
