import { describe, expect, it } from 'vitest';
import { linearScale, niceTicks } from './scale.ts';

describe('linearScale', () => {
  it('puts the ends at the ends and the middle in the middle, also upside down', () => {
    const y = linearScale([0, 50], [200, 0]);
    expect([y(0), y(25), y(50)]).toEqual([200, 100, 0]);
  });
  it('does not divide by nothing', () => {
    expect(linearScale([3, 3], [0, 10])(3)).toBe(0);
  });
});

describe('niceTicks', () => {
  it('covers the values in round steps', () => {
    expect(niceTicks(0, 100, 4)).toEqual([0, 25, 50, 75, 100]);
    expect(niceTicks(87, 143, 4)).toEqual([80, 100, 120, 140, 160]);
    expect(niceTicks(0, 0.7, 4)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(niceTicks(-7, 12, 4)).toEqual([-10, -5, 0, 5, 10, 15]);
  });
  it('has two marks even for one value', () => {
    expect(niceTicks(5, 5, 4).length).toBeGreaterThan(1);
    expect(niceTicks(0, 0, 4).length).toBeGreaterThan(1);
  });
});
