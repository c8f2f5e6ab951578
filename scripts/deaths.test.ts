import { expect, it } from 'vitest';
import { countDeaths } from './deaths.ts';

it('three deaths within a minute are too many, and older ones are forgotten', () => {
  let now = 0;
  const deaths = countDeaths(() => now);
  const dieAt = (at: number) => {
    now = at;
    return deaths.isTooMany();
  };
  expect([0, 30_000, 61_000, 95_000, 96_000].map(dieAt)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
