import { expect, test } from 'vitest';
import { bandsOfChances, claimsOfSeason } from './judge-chances.ts';

const ZONES = [
  { name: 'title', from: 1, to: 1 },
  { name: 'relegation', from: 3, to: 4 },
] as const;

test('every open chance of a week is compared with the final table', () => {
  const week = [
    { teamId: 10, places: [0.7, 0.2, 0.1, 0] },
    { teamId: 11, places: [0.3, 0.5, 0.1, 0.1] },
    { teamId: 12, places: [0, 0.3, 0.5, 0.2] },
    { teamId: 13, places: [0, 0, 0.3, 0.7] },
  ];
  const claims = claimsOfSeason([11, 10, 13, 12], [week], ZONES);
  expect(
    claims.map(({ probability, happened }) => [Math.round(probability * 100), happened]),
  ).toEqual([
    [70, false],
    [10, false],
    [30, true],
    [20, false],
    [70, true],
  ]);
});

test('chances already decided, and clubs missing from the table, are left out', () => {
  const week = [
    { teamId: 1, places: [1, 0] },
    { teamId: 2, places: [0.1 + 0.2 - 0.3, 1] },
    { teamId: 9, places: [0.5, 0.5] },
  ];
  expect(claimsOfSeason([1, 2], [week, week], [{ name: 'title', from: 1, to: 1 }])).toEqual([]);
});

test('counts how many of the chances of about 30% came true', () => {
  const claim = (probability: number, happened: boolean) => ({ probability, happened });
  const bands = bandsOfChances([
    claim(0.3, true),
    claim(0.32, false),
    claim(0.34, false),
    claim(0.999, true),
    claim(1, true),
  ]);
  expect(bands).toEqual([
    { from: 0.3, to: 0.4, count: 3, said: expect.closeTo(0.32), came: 1 },
    { from: 0.9, to: 1, count: 2, said: expect.closeTo(0.9995), came: 2 },
  ]);
  expect(bandsOfChances([])).toEqual([]);
});
