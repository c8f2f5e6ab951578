import { expect, test } from 'vitest';
import { collectionTime, readKickoff } from './kickoff.ts';

test.each([
  ['2025-01-15', '20:00', '2025-01-15T20:00:00.000Z'],
  ['2025-07-15', '20:00', '2025-07-15T19:00:00.000Z'],
  // A night match of a league overseas, listed on the next British day.
  ['2025-07-16', '00:30', '2025-07-15T23:30:00.000Z'],
  ['2025-03-30', '00:59', '2025-03-30T00:59:00.000Z'],
  ['2025-03-30', '02:00', '2025-03-30T01:00:00.000Z'],
  ['2025-10-26', '01:30', '2025-10-26T00:30:00.000Z'],
  ['2025-10-26', '02:00', '2025-10-26T02:00:00.000Z'],
  ['2025-10-26', '9:05', '2025-10-26T09:05:00.000Z'],
])('%s %s in London is %s', (date, time, expected) => {
  expect(readKickoff(date, time)!.kickoff.toISOString()).toBe(expected);
});

test('agrees with the time-zone database on every day of ten years', () => {
  const london = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let day = Date.UTC(2016, 0, 1); day < Date.UTC(2026, 0, 1); day += 86_400_000) {
    const iso = new Date(day).toISOString().slice(0, 10);
    const [year, month, date] = iso.split('-');
    for (const time of ['12:30', '23:45']) {
      const { kickoff } = readKickoff(iso, time)!;
      expect(london.format(kickoff)).toBe(`${date}/${month}/${year}, ${time}`);
    }
  }
});

test('without a time it is noon and marked so; an impossible time is refused', () => {
  expect(readKickoff('2014-08-16', null)).toEqual({
    kickoff: new Date('2014-08-16T12:00:00Z'),
    timeKnown: false,
  });
  expect(readKickoff('2014-08-16', '24:30')).toBeNull();
});

test.each([
  ['Saturday', '2025-11-15T15:00:00Z', '2025-11-14T17:00:00.000Z'],
  ['Friday evening', '2025-11-14T20:00:00Z', '2025-11-14T17:00:00.000Z'],
  ['Friday afternoon', '2025-11-14T13:30:00Z', '2025-11-11T13:00:00.000Z'],
  ['Friday at an hour unknown', '2025-11-14T12:00:00Z', '2025-11-14T08:00:00.000Z'],
  ['Wednesday in summer', '2025-08-20T19:00:00Z', '2025-08-19T12:00:00.000Z'],
])('prices of a match on %s', (_, kickoff, expected) => {
  expect(collectionTime(new Date(kickoff)).toISOString()).toBe(expected);
});
