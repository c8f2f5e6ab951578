import type { Prognostic } from '@tredici/contract/bets';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '#lib/i18n/format.ts';
import { arrange, bestChance, type Day, inOrder, SHEET_LINES } from './arrange.ts';

const DAY_IN_ROME = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** A match as the server lists it; its day is counted in Rome. */
function match(id: number, kickOff: string, bets: Prognostic['bets'] = {}): Prognostic {
  return {
    match_id: id,
    match_date: kickOff,
    date: DAY_IN_ROME.format(new Date(kickOff)),
    bets,
  } as Prognostic;
}

/** The given numbers of matches at noon, on consecutive days. */
function days(...counts: number[]): Prognostic[] {
  return counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, at) =>
      match(day * 100 + at, new Date(Date.UTC(2026, 10, 2 + day, 11)).toISOString()),
    ),
  );
}

const matchesOf = ({ sheets }: Day) => sheets.flatMap(({ columns }) => columns.flat());
const idsOf = (list: readonly Day[]) => list.flatMap(matchesOf).map(({ match_id }) => match_id);

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
    expect(sheets.map((day) => [day.date, matchesOf(day).length])).toEqual([
      ['2026-11-15', 2],
      ['2026-11-16', 1],
    ]);
    expect(idsOf(sheets)).toEqual([1, 2, 3]);
  });

  it('names the round of a day if all of its matches belong to it', () => {
    const at = (id: number, kickOff: string, round?: number) => ({
      ...match(id, kickOff),
      ...(round === undefined ? {} : { round }),
    });
    const sheets = arrange(
      [
        at(1, '2026-11-14T19:45:00Z', 12),
        at(2, '2026-11-14T14:00:00Z', 12),
        at(3, '2026-11-15T14:00:00Z', 12),
        at(4, '2026-11-15T19:45:00Z', 5),
        at(5, '2026-11-16T19:45:00Z'),
      ],
      'time',
    );
    expect(sheets.map(({ round }) => round)).toEqual([12, null, null]);
  });

  it('keeps the order of matches at the same instant stable', () => {
    const same = [7, 3, 5].map((id) => match(id, '2026-11-15T14:00:00Z'));
    expect(idsOf(arrange(same, 'time'))).toEqual([3, 5, 7]);
  });

  it.each([
    { hour: 'goes back', kickOffs: ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z'], day: 24 },
    { hour: 'goes ahead', kickOffs: ['2026-03-28T22:30:00Z', '2026-03-29T21:30:00Z'], day: 28 },
  ])('leaves 23:30 on its evening when the hour $hour', ({ kickOffs, day }) => {
    const { time, dayLong } = formatsFor('it');
    const found = arrange(
      kickOffs.map((kickOff, id) => match(id, kickOff)),
      'time',
    );
    expect(found.map(({ date }) => Number(date!.slice(-2)))).toEqual([day, day + 1]);
    for (const [at, one] of found.entries()) {
      // The heading and the rows below it must show the same day.
      expect(time(matchesOf(one)[0]!.match_date)).toBe('23:30');
      expect(dayLong(one.date!)).toBe(dayLong(kickOffs[at]!));
    }
  });

  it('puts half past midnight on the new day', () => {
    const found = arrange(
      [match(1, '2026-11-15T22:59:00Z'), match(2, '2026-11-15T23:30:00Z')],
      'time',
    );
    expect(found.map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-16']);
  });
});

describe('by chance', () => {
  const early = '2026-11-15T11:30:00Z';
  const late = '2026-11-20T19:45:00Z';

  it('is one list with the likeliest first, whatever the result', () => {
    const sheets = arrange(
      [
        match(1, early, { '1': 50, X: 30, '2': 20 }),
        match(2, late, { '1': 10, X: 20, '2': 70 }),
        match(3, early, { '1': 30, X: 45, '2': 25 }),
      ],
      'chance',
    );
    expect(idsOf(sheets)).toEqual([2, 1, 3]);
    expect(sheets.map(({ date }) => date)).toEqual([null]);
  });

  it('leaves out matches that have begun, which stay in their day', () => {
    const begun = { ...match(1, early, { '1': 90, X: 6, '2': 4 }), status: 'live' as const };
    const coming = match(2, late, { '1': 40, X: 30, '2': 30 });
    expect(idsOf(arrange([begun, coming], 'chance'))).toEqual([2]);
    expect(idsOf(arrange([begun, coming], 'time'))).toEqual([1, 2]);
  });

  it('puts the earlier of equal ones first, and those without a forecast last', () => {
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

  it('numbers the rows continuously across sheets', () => {
    const [ranking] = arrange(days(30, 31), 'chance');
    expect(
      ranking!.sheets.map(({ first, columns }) => [first, ...columns.map((c) => c.length)]),
    ).toEqual([
      [1, 13, 13],
      [27, 13, 13],
      [53, 5, 4],
    ]);
  });
});

describe('the sheets', () => {
  it('contain every match once, whatever the list', () => {
    for (const list of [[1], [3], [5, 1], [92], [26], [27], [1, 3, 5, 1], [40, 2, 30, 9, 61]]) {
      const matches = days(...list);
      for (const order of ['time', 'chance'] as const) {
        const found = arrange(matches, order);
        expect(idsOf(found)).toEqual(matches.map(({ match_id }) => match_id));
        const sheets = found.flatMap((day) => day.sheets);
        expect(new Set(sheets.map(({ key }) => key)).size).toBe(sheets.length);
      }
    }
    expect(arrange([], 'time')).toEqual([]);
    expect(arrange([], 'chance')).toEqual([]);
  });

  it('are of one day each, with at most thirteen rows a column and the longer column on the left', () => {
    const found = arrange(days(40, 2, 1, 9), 'time');
    expect(
      found.map(({ sheets }) => sheets.map(({ columns }) => columns.map((one) => one.length))),
    ).toEqual([
      [
        [13, 13],
        [7, 7],
      ],
      [[1, 1]],
      [[1, 0]],
      [[5, 4]],
    ]);
    expect(found[0]!.sheets[0]!.columns.flat()).toHaveLength(SHEET_LINES);
    expect(found.map(({ sheets }) => sheets[0]!.first)).toEqual([1, 1, 1, 1]);
  });

  it('begin each day with the favourites', () => {
    const inLeague = (id: number, tournament_id: number) => ({
      ...match(id, `2026-11-15T1${id}:00:00Z`),
      tournament_id,
    });
    const list = [inLeague(1, 364), inLeague(2, 524), inLeague(3, 412)];
    const favourites = { clubs: [], leagues: ['france-ligue-1'] };
    expect(idsOf(arrange(list, 'time', favourites))).toEqual([3, 1, 2]);
    expect(idsOf(arrange(list, 'chance', favourites))).toEqual([1, 2, 3]);
  });
});
