import { expect, it } from 'vitest';
import { oddsHidden, selfExclusionEnd } from './odds-visibility.ts';

const instant = new Date('2026-11-15T12:00:00Z');

it.each([
  [false, null, false],
  [true, null, true],
  [false, '2026-11-15T12:00:01Z', true],
  [false, '2026-11-15T12:00:00Z', false],
  [true, '2026-11-01T00:00:00Z', true],
])('no-odds mode %s, break until %s: hidden %s', (no_odds, break_until, hidden) => {
  expect(oddsHidden({ no_odds, break_until }, instant)).toBe(hidden);
});

it('knows when a break is over, and that there is none', () => {
  const until = '2026-11-16T12:00:00Z';
  expect(selfExclusionEnd({ break_until: until }, instant)).toEqual(new Date(until));
  expect(selfExclusionEnd({ break_until: until }, new Date(until))).toBeNull();
  expect(selfExclusionEnd({ break_until: null }, instant)).toBeNull();
});
