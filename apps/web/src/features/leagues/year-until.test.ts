import { expect, it } from 'vitest';
import { yearUntil } from './year-until.ts';

it.each([
  ['2026-03-14T18:00:00Z', '2025-03-14', '2026-03-14'],
  // In Rome the new day has already begun.
  ['2026-03-14T23:30:00Z', '2025-03-15', '2026-03-15'],
  ['2028-02-29T12:00:00Z', '2027-02-28', '2028-02-29'],
])('at %s it is from %s to %s', (instant, start, end) => {
  expect(yearUntil(new Date(instant))).toEqual({ start, end });
});
