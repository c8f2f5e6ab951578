import type { Prognostic } from '@tredici/contract/bets';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '#lib/i18n/format.ts';
import { arrange, bestChance, inOrder, type Part, SHEET_LINES, type Sheet } from './arrange.ts';

const DAY_IN_ROME = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** A match as the server lists it: its day is Rome's. */
function match(id: number, kickOff: string, bets: Prognostic['bets'] = {}): Prognostic {
  return {
    match_id: id,
    match_date: kickOff,
    date: DAY_IN_ROME.format(new Date(kickOff)),
    bets,
  } as Prognostic;
}

/** So many matches at noon, one day after another. */
function days(...counts: number[]): Prognostic[] {
  return counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, at) =>
      match(day * 100 + at, new Date(Date.UTC(2026, 10, 2 + day, 11)).toISOString()),
    ),
  );
}

const partsOf = (sheets: readonly Sheet[]): Part[] =>
  sheets.flatMap(({ columns: [left, right] }) => [...left, ...right]);
const idsOf = (sheets: readonly Sheet[]) =>
  partsOf(sheets).flatMap(({ matches }) => matches.map(({ match_id }) => match_id));
const counts = (sheets: readonly Sheet[]) =>
  sheets.map(({ columns }) => columns.map((parts) => parts.map(({ matches }) => matches.length)));

describe('by time', () => {
  it('groups by the day in Rome, the next first', () => {
    const sheets = arrange(
      [
        match(3, '2026-11-16T19:45:00Z'),
        match(2, '2026-11-15T19:45:00Z'),
        match(1, '2026-11-15T11:30:00Z'),
      ],
      'time',
    );
    expect(partsOf(sheets).map(({ date, matches }) => [date, matches.length])).toEqual([
      ['2026-11-15', 2],
      ['2026-11-16', 1],
    ]);
    expect(idsOf(sheets)).toEqual([1, 2, 3]);
  });

  it('keeps matches of one instant in a steady order', () => {
    const same = [7, 3, 5].map((id) => match(id, '2026-11-15T14:00:00Z'));
    expect(idsOf(arrange(same, 'time'))).toEqual([3, 5, 7]);
  });

  it.each([
    { hour: 'goes back', kickOffs: ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z'], day: 24 },
    { hour: 'goes ahead', kickOffs: ['2026-03-28T22:30:00Z', '2026-03-29T21:30:00Z'], day: 28 },
  ])('leaves 23:30 on its evening when the hour $hour', ({ kickOffs, day }) => {
    const { time, dayLong } = formatsFor('it');
    const parts = partsOf(
      arrange(
        kickOffs.map((kickOff, id) => match(id, kickOff)),
        'time',
      ),
    );
    expect(parts.map(({ date }) => Number(date!.slice(-2)))).toEqual([day, day + 1]);
    for (const [at, part] of parts.entries()) {
      // The heading and the lines below it must tell the same day.
      expect(time(part.matches[0]!.match_date)).toBe('23:30');
      expect(dayLong(part.date!)).toBe(dayLong(kickOffs[at]!));
    }
  });

  it('puts half past midnight on the day that has begun', () => {
    const parts = partsOf(
      arrange([match(1, '2026-11-15T22:59:00Z'), match(2, '2026-11-15T23:30:00Z')], 'time'),
    );
    expect(parts.map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-16']);
  });
});

describe('by chance', () => {
  const early = '2026-11-15T11:30:00Z';
  const late = '2026-11-20T19:45:00Z';

  it('is one list, the likeliest first, whatever the sign', () => {
    const sheets = arrange(
      [
        match(1, early, { '1': 50, X: 30, '2': 20 }),
        match(2, late, { '1': 10, X: 20, '2': 70 }),
        match(3, early, { '1': 30, X: 45, '2': 25 }),
      ],
      'chance',
    );
    expect(idsOf(sheets)).toEqual([2, 1, 3]);
    expect(partsOf(sheets).every(({ date }) => date === null)).toBe(true);
  });

  it('leaves out what has begun, which stays in its day', () => {
    const begun = { ...match(1, early, { '1': 90, X: 6, '2': 4 }), status: 'live' as const };
    const coming = match(2, late, { '1': 40, X: 30, '2': 30 });
    expect(idsOf(arrange([begun, coming], 'chance'))).toEqual([2]);
    expect(idsOf(arrange([begun, coming], 'time'))).toEqual([1, 2]);
  });

  it('lets the earlier of equals come first, and those without a forecast last', () => {
    const bets = { '1': 50, X: 30, '2': 20 };
    const list = [
      match(9, early),
      match(4, late, bets),
      match(3, early, bets),
      match(2, early, { X: 12 }),
      match(8, early),
    ];
    expect(inOrder(list, 'chance').map(({ match_id }) => match_id)).toEqual([3, 4, 2, 8, 9]);
    expect(list.map(bestChance)).toEqual([null, 50, 50, 12, null]);
  });

  it('numbers the lines through all sheets', () => {
    const sheets = arrange(days(30, 30), 'chance');
    const parts = partsOf(sheets);
    let next = 1;
    for (const { first, matches } of parts) {
      expect(first).toBe(next);
      next += matches.length;
    }
    expect(next).toBe(61);
  });
});

describe('the sheets', () => {
  it('hold every match once, whatever the list', () => {
    for (const list of [[1], [3], [5, 1], [92], [26], [27], [1, 3, 5, 1], [40, 2, 30, 9, 61]]) {
      const matches = days(...list);
      for (const order of ['time', 'chance'] as const) {
        const sheets = arrange(matches, order);
        expect(idsOf(sheets)).toEqual(matches.map(({ match_id }) => match_id));
        expect(new Set(sheets.map(({ key }) => key)).size).toBe(sheets.length);
        for (const { columns } of sheets) expect(columns[0].length).toBeGreaterThan(0);
      }
    }
    expect(arrange([], 'time')).toEqual([]);
    expect(arrange([], 'chance')).toEqual([]);
  });

  it('are at most thirteen lines a column, about as long left as right', () => {
    for (const sheet of arrange(days(40, 2, 30, 9, 61), 'time')) {
      const [left = 0, right = 0] = sheet.columns.map((parts) =>
        parts.reduce((sum, { matches }) => sum + matches.length, 0),
      );
      expect(left + right).toBeLessThanOrEqual(SHEET_LINES);
      expect(Math.abs(left - right)).toBeLessThanOrEqual(4);
    }
    expect(counts(arrange(days(26), 'time'))).toEqual([[[13], [13]]]);
  });

  it('keep a short day whole, and number each day from one', () => {
    expect(counts(arrange(days(3), 'time'))).toEqual([[[3], []]]);
    expect(counts(arrange(days(8), 'time'))).toEqual([[[4], [4]]]);
    expect(counts(arrange(days(1, 3, 5, 1), 'time'))).toEqual([
      [
        [1, 3],
        [5, 1],
      ],
    ]);
    expect(partsOf(arrange(days(5, 1), 'time')).map(({ first }) => first)).toEqual([1, 1]);
  });

  it('say what they go on from', () => {
    const parts = partsOf(arrange(days(40), 'time'));
    expect(parts.map(({ since, matches }) => [since, matches.length])).toEqual([
      [0, 13],
      [13, 13],
      [26, 7],
      [7, 7],
    ]);
    expect(parts.map(({ date }) => date)).toEqual(parts.map(() => '2026-11-02'));
  });
});
