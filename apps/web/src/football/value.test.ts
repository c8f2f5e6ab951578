import { describe, expect, it } from 'vitest';
import { edgeOf, fairPrice, verdictOn } from './value.ts';

describe('fairPrice', () => {
  it('is the inverse of the probability', () => {
    expect(fairPrice(50)).toBe(2);
    expect(fairPrice(40)).toBe(2.5);
    expect(fairPrice(100)).toBe(1);
  });
  it('is null for a probability of zero', () => {
    expect(fairPrice(0)).toBeNull();
  });
});

describe('edgeOf', () => {
  it('is probability times price, minus the euro staked', () => {
    // 0.40 × 2.75 = 1.10; 0.32 × 2.75 = 0.88; 0.48 × 2.75 = 1.32.
    const { edge, interval } = edgeOf(40, 2.75, [32, 48]);
    expect(edge).toBeCloseTo(0.1, 12);
    expect(interval![0]).toBeCloseTo(-0.12, 12);
    expect(interval![1]).toBeCloseTo(0.32, 12);
  });
  it('is zero at the fair price', () => {
    expect(edgeOf(40, 2.5, null).edge).toBeCloseTo(0, 12);
  });
  it('counts only the matches in which the stake is not returned', () => {
    // Won 45, returned 25, lost 30 of a hundred: the probability is 45 of 75. At 2 euro:
    // 0.45 × 2 + 0.25 − 1 = 0.15.
    expect(edgeOf(60, 2, null, 25).edge).toBeCloseTo(0.15, 12);
    expect(edgeOf(60, fairPrice(60)!, null, 25).edge).toBeCloseTo(0, 12);
    expect(edgeOf(60, 2, [50, 70], 25).interval![1]).toBeCloseTo(0.3, 12);
  });
  it('has no interval where the probability has none', () => {
    expect(edgeOf(40, 2.5, null).interval).toBeNull();
  });
});

describe('verdictOn', () => {
  it('claims nothing while zero is inside the interval', () => {
    expect(verdictOn(edgeOf(40, 2.75, [32, 48]))).toBe('unclear');
  });
  it('counts an end that touches zero as inside', () => {
    // 0.5 × 2 − 1 = 0 at the upper end, then at the lower one.
    expect(verdictOn(edgeOf(45, 2, [40, 50]))).toBe('unclear');
    expect(verdictOn(edgeOf(55, 2, [50, 60]))).toBe('unclear');
  });
  it('says which side of zero the whole interval is on', () => {
    // 0.48 × 2 = 0.96 at most; 0.52 × 2 = 1.04 at least.
    expect(verdictOn(edgeOf(44, 2, [40, 48]))).toBe('below');
    expect(verdictOn(edgeOf(56, 2, [52, 60]))).toBe('above');
  });
  it('claims nothing without an interval, however good the figure looks', () => {
    expect(verdictOn(edgeOf(90, 2, null))).toBe('unknown');
  });
});
