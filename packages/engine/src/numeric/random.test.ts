import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';

describe('seeded random', () => {
  it('repeats itself, and differs by seed', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.uniform());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('gives the numbers that demo worlds and simulations were made of', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 3 }, () => random.integer(1_000_000));
    };
    expect(draw(13)).toEqual([218_918, 597_846, 392_962]);
    expect(draw(2 ** 40 + 3)).toEqual([796_764, 226_698, 141_518]);
  });

  it('has the moments it should', () => {
    const random = seededRandom(1);
    const mean = (next: () => number, n = 40_000) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += next();
      return sum / n;
    };
    expect(mean(() => random.uniform())).toBeCloseTo(0.5, 2);
    expect(mean(() => random.normal())).toBeCloseTo(0, 1);
    expect(mean(() => random.normal() ** 2)).toBeCloseTo(1, 1);
    expect(mean(() => random.poisson(1.7))).toBeCloseTo(1.7, 1);
    expect(mean(() => random.poisson(150), 2000) / 150).toBeCloseTo(1, 2);
    expect(mean(() => random.integer(6))).toBeCloseTo(2.5, 1);
  });
});

it('a filled row holds what as many calls would have given', () => {
  const one = seededRandom(7);
  const other = seededRandom(7);
  const row = new Float64Array(5);
  one.fillUniform(row);
  expect([...row]).toEqual(Array.from({ length: 5 }, other.uniform));
  expect(one.uniform()).toBe(other.uniform());
});
