import type { LeagueTable, TableLine } from '@tredici/contract/tables';
import { expect, test } from 'vitest';
import { chartLines, rowsOf, zoneAt } from './table-rows.ts';

const record = (points: number, scored = 0, conceded = 0) => ({
  points,
  scored,
  conceded,
  played: 1,
  won: 0,
  drawn: 0,
  lost: 0,
});
const line = (team_name: string, home: ReturnType<typeof record>) =>
  ({ team_name, home, total: record(9) }) as TableLine;

test('the home and away tables are ordered by their own points', () => {
  const lines = [
    line('Inter', record(3, 2, 1)),
    line('Milan', record(6)),
    line('Roma', record(3, 4, 1)),
    line('Lazio', record(3, 5, 2)),
  ];
  const names = (side: 'total' | 'home') => rowsOf(lines, side).map((row) => row.line.team_name);
  expect(names('total')).toEqual(['Inter', 'Milan', 'Roma', 'Lazio']);
  expect(names('home')).toEqual(['Milan', 'Lazio', 'Roma', 'Inter']);
  expect(rowsOf(lines, 'home').map(({ place }) => place)).toEqual([1, 2, 3, 4]);
});

test('a place has the narrowest zone that contains it', () => {
  const zones = [
    { name: 'title', from: 1, to: 1 },
    { name: 'champions_league', from: 1, to: 4 },
    { name: 'europe', from: 1, to: 6 },
  ] satisfies LeagueTable['zones'];
  expect([1, 2, 5, 7].map((place) => zoneAt(zones, place))).toEqual([
    'title',
    'champions_league',
    'europe',
    null,
  ]);
});

test('a chart shows the clubs that ever had a chance', () => {
  const table = {
    lines: ['A', 'B', 'C'].map((name) => line(name, record(0))),
    history: [
      { week: '2026-03-02', chances: { title: [60, 39, 1] } },
      { week: '2026-03-09', chances: { title: [20, 80, 0] } },
    ],
  } as unknown as LeagueTable;
  expect(chartLines(table, 'title')).toEqual([
    { name: 'B', chances: [39, 80] },
    { name: 'A', chances: [60, 20] },
  ]);
  expect(chartLines(table, 'relegation')).toEqual([]);
});
