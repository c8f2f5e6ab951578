import { expect, test } from 'vitest';
import {
  dueSlot,
  nextSlot,
  romeInstant,
  slotInstants,
  untilMidnight,
  weekEnd,
  weekStartOf,
} from './rome-week.ts';

test.each([
  ['a Monday just after midnight in Rome', '2026-03-08T23:00:00Z', '2026-03-09'],
  ['the last minute of a Sunday', '2026-03-08T22:59:59Z', '2026-03-02'],
  ['in summer', '2026-07-05T22:00:00Z', '2026-07-06'],
  ['over the new year', '2026-01-01T12:00:00Z', '2025-12-29'],
])('%s belongs to its week', (_, at, monday) => {
  expect(weekStartOf(new Date(at))).toBe(monday);
});

test('slots keep their hour through the change of clocks', () => {
  expect(slotInstants('2026-03-23').map((at) => at.toISOString())).toEqual([
    '2026-03-23T08:00:00.000Z',
    '2026-03-24T14:00:00.000Z',
    '2026-03-26T17:00:00.000Z',
    '2026-03-27T18:00:00.000Z',
  ]);
  expect(slotInstants('2026-03-30')[0]).toEqual(new Date('2026-03-30T07:00:00Z'));
  // The week of the clock change is an hour shorter in spring and an hour longer in autumn.
  expect(weekEnd('2026-03-23')).toEqual(new Date('2026-03-29T22:00:00Z'));
  expect(romeInstant('2026-10-25')).toEqual(new Date('2026-10-24T22:00:00Z'));
  expect(weekEnd('2026-10-19')).toEqual(new Date('2026-10-25T23:00:00Z'));
});

test('the slot that was due last, and the next', () => {
  expect(dueSlot(new Date('2026-03-09T07:59:59Z'))).toBeUndefined();
  expect(dueSlot(new Date('2026-03-09T08:00:00Z'))).toEqual({ weekStart: '2026-03-09', slot: 0 });
  expect(dueSlot(new Date('2026-03-12T16:59:00Z'))).toEqual({ weekStart: '2026-03-09', slot: 1 });
  expect(dueSlot(new Date('2026-03-15T22:00:00Z'))).toEqual({ weekStart: '2026-03-09', slot: 3 });
  expect(nextSlot(new Date('2026-03-09T07:59:59Z'))).toEqual(new Date('2026-03-09T08:00:00Z'));
  expect(nextSlot(new Date('2026-03-14T18:00:00Z'))).toEqual(new Date('2026-03-16T08:00:00Z'));
});

test.each([
  ['in winter', '2026-01-10T22:30:00Z', 0.5],
  ['in summer', '2026-07-10T21:30:00Z', 0.5],
  ['at midnight itself', '2026-01-10T23:00:00Z', 24],
  ['on the day that loses an hour', '2026-03-28T23:00:00Z', 23],
  ['on the day that gains one', '2026-10-24T22:00:00Z', 25],
])('a day ends at the next midnight in Rome, %s', (_, now, hours) => {
  expect(untilMidnight(new Date(now)) / 3_600_000).toBe(hours);
});
