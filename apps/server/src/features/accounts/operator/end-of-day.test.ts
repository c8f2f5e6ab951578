import { expect, test } from 'vitest';
import { endOfDayInRome } from './end-of-day.ts';

test.each([
  ['2027-01-15', '2027-01-15T23:00:00.000Z'],
  ['2027-06-30', '2027-06-30T22:00:00.000Z'],
  // The days before winter time and summer time end.
  ['2027-03-27', '2027-03-27T23:00:00.000Z'],
  ['2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['2027-10-30', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31', '2027-10-31T23:00:00.000Z'],
])('%s ends in Rome at %s', (day, instant) => {
  expect(endOfDayInRome(day)?.toISOString()).toBe(instant);
});

test.each(['2027-02-30', '27-06-30', 'tomorrow', '2027-13-01', ''])(
  '%s is not a valid day',
  (day) => {
    expect(endOfDayInRome(day)).toBeUndefined();
  },
);
