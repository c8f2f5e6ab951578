import { describe, expect, it } from 'vitest';
import { type MarginMethod, removeMargin } from './margin.ts';

const METHODS: readonly MarginMethod[] = ['normalised', 'power', 'shin', 'odds_ratio'];

describe('margin removal', () => {
  it('gives probabilities that sum to one and keep the order', () => {
    for (const method of METHODS) {
      for (const odds of [
        [1.25, 6.5, 15],
        [2.4, 3.3, 2.9],
        [1.9, 1.9],
        [1.001, 80, 1000],
      ]) {
        const fair = removeMargin(odds, method);
        if (!fair.ok) throw new Error(fair.reason);
        expect(fair.probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
        for (const [i, odd] of odds.entries()) {
          for (const [j, other] of odds.entries()) {
            if (odd < other) expect(fair.probabilities[i]).toBeGreaterThan(fair.probabilities[j]!);
          }
        }
      }
    }
  });

  it('takes more from outsiders than plain division does', () => {
    const odds = [1.25, 6.5, 15];
    const plain = removeMargin(odds, 'normalised');
    for (const method of ['power', 'shin', 'odds_ratio'] as const) {
      const fair = removeMargin(odds, method);
      if (!fair.ok || !plain.ok) throw new Error('refused');
      expect(fair.probabilities[2]).toBeLessThan(plain.probabilities[2]!);
      expect(fair.probabilities[0]).toBeGreaterThan(plain.probabilities[0]!);
    }
  });

  it('solves the equation that defines each method', () => {
    const odds = [1.8, 3.6, 5];
    const quoted = odds.map((odd) => 1 / odd);
    const fairOf = (method: MarginMethod) => {
      const fair = removeMargin(odds, method);
      if (!fair.ok) throw new Error(fair.reason);
      return fair.probabilities;
    };
    const powers = fairOf('power').map((p, i) => Math.log(p) / Math.log(quoted[i]!));
    expect(powers[1]).toBeCloseTo(powers[0]!, 8);
    expect(powers[2]).toBeCloseTo(powers[0]!, 8);
    const ratios = fairOf('odds_ratio').map(
      (p, i) => (quoted[i]! * (1 - p)) / ((1 - quoted[i]!) * p),
    );
    expect(ratios[1]).toBeCloseTo(ratios[0]!, 8);
    expect(ratios[2]).toBeCloseTo(ratios[0]!, 8);
  });

  it('leaves a book without margin unchanged', () => {
    for (const method of METHODS) {
      const fair = removeMargin([2, 4, 4], method);
      expect(fair.ok && fair.probabilities[0]).toBeCloseTo(0.5, 10);
    }
    const fair = removeMargin([1.9, 1.9], 'normalised');
    expect(fair.ok && fair.overround).toBeCloseTo(0.0526, 4);
  });

  it('refuses values that are not prices', () => {
    for (const odds of [
      [Number.NaN, 2],
      [-2, 2],
      [0, 2],
      [1, 2],
      [1001, 1.001],
      [Number.POSITIVE_INFINITY, 2],
    ]) {
      for (const method of METHODS) {
        expect(removeMargin(odds, method)).toEqual({ ok: false, reason: 'bad-odds' });
      }
    }
    expect(removeMargin([2], 'power')).toEqual({ ok: false, reason: 'too-few-outcomes' });
    // Odds of 1000 on everything, or 1.01 on everything, are not a market.
    expect(removeMargin([1000, 1000, 1000], 'power')).toEqual({
      ok: false,
      reason: 'no-margin-solution',
    });
    expect(removeMargin([1.01, 1.01, 1.01], 'power')).toEqual({
      ok: false,
      reason: 'no-margin-solution',
    });
  });
});
