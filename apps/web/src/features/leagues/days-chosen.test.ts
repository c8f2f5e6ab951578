import type { Prognostic } from '@tredici/contract/bets';
import { expect, test } from 'vitest';
import { daysOf, inSpan, isSpan, usualSpan } from './days-chosen.ts';

test.each([
  ['today', '2026-03-11', '2026-03-11', '2026-03-11'],
  ['tomorrow', '2026-03-31', '2026-04-01', '2026-04-01'],
  ['week', '2026-03-11', '2026-03-11', '2026-03-17'],
  ['weekend', '2026-03-11', '2026-03-13', '2026-03-16'],
  ['weekend', '2026-03-13', '2026-03-13', '2026-03-16'],
  ['weekend', '2026-03-14', '2026-03-14', '2026-03-16'],
  ['weekend', '2026-03-15', '2026-03-15', '2026-03-16'],
  ['weekend', '2026-03-16', '2026-03-16', '2026-03-16'],
  ['weekend', '2026-03-17', '2026-03-20', '2026-03-23'],
] as const)('%s from %s is %s to %s', (span, today, first, last) => {
  expect(daysOf(span, today)).toEqual([first, last]);
});

test('a list contains the chosen days, also across a clock change', () => {
  const dates = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-04-04', '2026-04-20'];
  const matches = dates.map((date) => ({ date }) as Prognostic);
  const held = (span: 'tomorrow' | 'weekend' | 'week' | 'all') =>
    inSpan(matches, span, '2026-03-28').map(({ date }) => date.slice(5));
  expect(held('tomorrow')).toEqual(['03-29']);
  expect(held('weekend')).toEqual(['03-28', '03-29', '03-30']);
  expect(held('week')).toEqual(['03-28', '03-29', '03-30']);
  expect(held('all')).toHaveLength(5);
});

test('ordered by chance a week is the default, and an unknown span is ignored', () => {
  expect([usualSpan('time'), usualSpan('chance')]).toEqual(['all', 'week']);
  expect(['weekend', 'month', undefined].map(isSpan)).toEqual([true, false, false]);
});
