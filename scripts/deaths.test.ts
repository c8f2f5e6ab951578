import { expect, it } from 'vitest';
import { countDeaths } from './deaths.ts';

it('takes three deaths within a minute for too many, and forgets older ones', () => {
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
