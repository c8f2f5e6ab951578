import { describe, expect, it } from 'vitest';
import { roundedParts } from './rounded-parts.ts';

const sumOf = (parts: readonly number[]) =>
  Number(parts.reduce((sum, part) => sum + part, 0).toFixed(6));

describe('parts that are shown rounded', () => {
  it('leaves alone what is round already', () => {
    expect(roundedParts([6.12, 1.01, -0.5], 2)).toEqual([6.12, 1.01, -0.5]);
    expect(roundedParts([], 2)).toEqual([]);
  });

  it('adds up to the total that is shown, where each by itself would not', () => {
    // Unrounded 6.13, 1.25, 0.16 and -0.03: 7.51.
    const shown = roundedParts([6.126, 1.247, 0.158, -0.032], 2);
    expect(shown).toEqual([6.12, 1.25, 0.16, -0.03]);
    expect(sumOf(shown)).toBe(7.5);
  });

  it('moves none by a whole unit, negative ones neither', () => {
    const parts = [-1.004, 2.333, -0.337, 0.0049, -0.0049, 5.555];
    const shown = roundedParts(parts, 2);
    expect(sumOf(shown)).toBe(Number(sumOf(parts).toFixed(2)));
    const moved = shown.map((part, at) => Math.abs(part - parts[at]!));
    expect(Math.max(...moved)).toBeLessThan(0.01);
  });

  it('takes the total from who knows it better than the sum of what was rounded before', () => {
    expect(sumOf(roundedParts([6.001, 0.494], 2))).toBe(6.5);
    expect(sumOf(roundedParts([6.001, 0.494], 2, 6.49))).toBe(6.49);
    expect(sumOf(roundedParts([1, 2], 1, 2.9))).toBe(2.9);
    expect(sumOf(roundedParts([1, 2], 1, 3.4))).toBe(3.4);
  });
});
