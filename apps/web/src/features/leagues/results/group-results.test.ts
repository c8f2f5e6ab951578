import type { PlayedMatch } from '@tredici/contract/results';
import { expect, test } from 'vitest';
import { groupResults, scoreOf, shownGroup } from './group-results.ts';

const played = (match_id: number, date: string, round: number | null) =>
  ({ match_id, date, match_date: `${date}T18:00:00.000Z`, round }) as PlayedMatch;

test('rounds are ordered by number, whenever their matches were played', () => {
  const groups = groupResults([
    played(1, '2026-03-01', 1),
    played(2, '2026-03-08', 2),
    played(3, '2026-03-20', 1),
    played(4, '2026-03-15', 3),
  ]);
  expect(groups.map(({ key, matches }) => [key, matches.map((one) => one.match_id)])).toEqual([
    ['1', [1, 3]],
    ['2', [2]],
    ['3', [4]],
  ]);
});

test('without round numbers, weeks run from Monday to Sunday', () => {
  const groups = groupResults([
    played(1, '2026-03-09', null),
    played(2, '2026-03-15', null),
    played(3, '2026-03-16', null),
    played(4, '2025-12-31', null),
  ]);
  expect(groups.map(({ key, matches }) => [key, matches.length])).toEqual([
    ['2025-12-29', 1],
    ['2026-03-09', 2],
    ['2026-03-16', 1],
  ]);
});

test('weeks are placed among the rounds by their start', () => {
  const groups = groupResults([
    played(3, '2026-03-15', null),
    played(1, '2026-03-01', 1),
    played(2, '2026-03-04', 2),
  ]);
  expect(groups.map(({ key }) => key)).toEqual(['1', '2', '2026-03-09']);
});

test('the last group is shown unless an existing one is requested', () => {
  const groups = groupResults([played(1, '2026-03-01', 1), played(2, '2026-03-08', 2)]);
  expect(shownGroup(groups, undefined)).toMatchObject({ at: 1, group: { key: '2' } });
  expect(shownGroup(groups, 1)).toMatchObject({ at: 0 });
  expect(shownGroup(groups, 99)).toMatchObject({ at: 1 });
  expect(shownGroup([], '2026-03-09').group).toBeUndefined();
});

test('only matches played to the end with a forecast are judged', () => {
  const over = (
    bets: PlayedMatch['bets'],
    home_goals: number,
    more: Partial<PlayedMatch> = {},
  ) => ({
    ...played(1, '2026-03-01', 1),
    status: 'finished' as const,
    bets,
    home_goals,
    away_goals: 1,
    void: false,
    ...more,
  });
  const bets = { '1': 60, X: 25, '2': 15 };
  expect(
    scoreOf([
      over(bets, 2),
      over(bets, 1),
      over(bets, 2, { void: true }),
      over(bets, 2, { status: 'live' }),
      over({}, 2),
    ]),
  ).toEqual({ judged: 2, right: 1, expected: 1.2 });
});
