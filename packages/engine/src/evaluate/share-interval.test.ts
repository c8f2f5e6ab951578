import { describe, expect, it } from 'vitest';
import { shareInterval } from './share-interval.ts';

describe('shareInterval', () => {
  it("is Wilson's interval", () => {
    // Checked by hand: (p + z²/2n ± z√(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z = 1.6449.
    const { low, high } = shareInterval(193, 331);
    expect(low).toBeCloseTo(0.5379, 3);
    expect(high).toBeCloseTo(0.6269, 3);
  });
  it('stays wide after a few trials, even if all succeeded', () => {
    const { low, high } = shareInterval(3, 3);
    expect(low).toBeLessThan(0.55);
    expect(high).toBe(1);
    expect(shareInterval(0, 3)).toEqual({ low: 0, high: expect.closeTo(1 - low, 12) });
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });
  it('narrows with the sample and contains the observed share', () => {
    const widths = [4, 40, 400, 4000].map((count) => {
      const { low, high } = shareInterval(count / 4, count);
      expect(low).toBeLessThan(0.25);
      expect(high).toBeGreaterThan(0.25);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });
});
