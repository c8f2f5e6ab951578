import { expect, it } from 'vitest';
import { normalDensity, normalTail } from './normal.ts';

it.each([
  [0, 0.5],
  [1, 0.158_655_253_931_457],
  [1.644_853_626_951_472_6, 0.05],
  [2.999, 0.0013543365337271066],
  [3, 0.001_349_898_031_630_1],
  [6, 9.865_876_450_377e-10],
  [-1, 0.841_344_746_068_543],
])('above %d lies %d', (z, tail) => {
  expect(normalTail(z) / tail).toBeCloseTo(1, 9);
});

it('falls by its density', () => {
  for (let z = -8; z <= 8; z += 0.25) {
    const step = 1e-5;
    const slope = (normalTail(z - step) - normalTail(z + step)) / (2 * step);
    expect(slope).toBeCloseTo(normalDensity(z), 8);
  }
});
