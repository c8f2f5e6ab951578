import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestPurchases, type ForSale } from './best-purchases.ts';

const forSale = fc.array(
  fc.record({ gain: fc.integer({ min: 0, max: 9 }), price: fc.integer({ min: 1, max: 8 }) }),
  { maxLength: 6 },
);
const group = fc.record({ places: fc.integer({ min: 0, max: 3 }), forSale });

/** Tries every choice. */
function everyChoice(
  groups: ReadonlyArray<{ places: number; forSale: readonly ForSale[] }>,
  credits: number,
): number {
  let best = 0;
  const choose = (at: number, place: number, taken: number, left: number, gain: number): void => {
    if (left < 0) return;
    best = Math.max(best, gain);
    const here = groups[at];
    if (!here) return;
    const one = here.forSale[place];
    if (!one) {
      choose(at + 1, 0, 0, left, gain);
      return;
    }
    choose(at, place + 1, taken, left, gain);
    if (taken < here.places)
      choose(at, place + 1, taken + 1, left - (one.price - 1), gain + one.gain);
  };
  choose(0, 0, 0, credits, 0);
  return best;
}

it('finds what trying every choice finds', () => {
  fc.assert(
    fc.property(
      fc.array(group, { maxLength: 3 }),
      fc.integer({ min: -2, max: 20 }),
      (groups, credits) => {
        expect(bestPurchases(groups, credits)).toBe(credits < 0 ? 0 : everyChoice(groups, credits));
      },
    ),
  );
});

it('counts the credits of a large budget in steps', () => {
  const groups = [
    { places: 2, forSale: [60_000, 40_000, 30_000].map((price) => ({ gain: price, price })) },
  ];
  expect(bestPurchases(groups, 101_000)).toBe(100_000);
  expect(bestPurchases(groups, 80_000)).toBe(70_000);
});
