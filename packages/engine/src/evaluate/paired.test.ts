import { expect, test } from 'vitest';
import { pairedByWeek } from './paired.ts';

/** A Monday. */
const MONDAY = 4;

test('the matches of a week count as one observation', () => {
  // Two weeks, of sums 2 and -1 over three matches: mean 1/3, so the weeks are off by 4/3 and -4/3.
  const rows = [
    { day: MONDAY, difference: 1.5 },
    { day: MONDAY + 6, difference: 0.5 },
    { day: MONDAY + 7, difference: -1 },
  ];
  const { matches, difference, standardError } = pairedByWeek(rows);
  expect(matches).toBe(3);
  expect(difference).toBeCloseTo(1 / 3, 12);
  expect(standardError).toBeCloseTo(Math.sqrt(2 * (4 / 3) ** 2) / 3, 12);
});

test('the same difference every week has no error', () => {
  const rows = [0, 7, 14].map((later) => ({ day: MONDAY + later, difference: 0.2 }));
  expect(pairedByWeek(rows).standardError).toBeCloseTo(0, 12);
});
