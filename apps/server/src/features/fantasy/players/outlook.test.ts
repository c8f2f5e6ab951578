import { expect, test } from 'vitest';
import type { ComingMatch } from './fixture-store.ts';
import { clubsOutlook } from './outlook.ts';

const match = (id: number, home: string, away: string, scores: number[][] | null): ComingMatch => ({
  id,
  home,
  away,
  scores,
  kickoff: id * 1000,
  season: '2025/26',
  round: id,
});
/** A certain 2-0. */
const SURE = [
  [0, 0, 0],
  [0, 0, 0],
  [1, 0, 0],
];
const expected = ['2024/25', '2025/26'].flatMap((season) =>
  ['Inter', 'Roma', 'Lecce'].flatMap((home) =>
    ['Inter', 'Roma', 'Lecce']
      .filter((away) => away !== home)
      .map((away) => ({
        season,
        home,
        away,
        homeGoals: home === 'Inter' ? 2.2 : 1.3,
        awayGoals: away === 'Inter' ? 1.9 : 1,
      })),
  ),
);
const seasons = { newest: '2025/26', last: '2024/25' };

test('a match with stored scores uses them, a later one uses the strengths of its clubs', () => {
  const coming = [match(1, 'Inter', 'Lecce', SURE), match(2, 'Roma', 'Inter', null)];
  const { fixtures } = clubsOutlook(coming, expected, seasons);
  const [next, later] = fixtures.get('Inter')!;
  expect(next).toMatchObject({ side: 'home', opponent: 'Lecce' });
  expect(next!.outlook).toMatchObject({
    source: 'forecast',
    goalsFor: 2,
    goalsAgainst: 0,
    cleanSheetChance: 1,
    difficulty: 1,
  });
  expect(later!.outlook).toMatchObject({ source: 'strengths' });
  expect(later!.outlook!.goalsFor).toBeGreaterThan(later!.outlook!.goalsAgainst);
  expect(fixtures.get('Lecce')![0]!.outlook!.difficulty).toBe(5);
});

test('a club has its next five matches in order', () => {
  const coming = Array.from({ length: 8 }, (_, at) => match(at + 1, 'Inter', 'Roma', null));
  const { fixtures } = clubsOutlook(coming, expected, seasons);
  expect(fixtures.get('Roma')!.map((one) => one.match.id)).toEqual([1, 2, 3, 4, 5]);
});

test('without any forecast there is no outlook', () => {
  const { fixtures, goals } = clubsOutlook([match(1, 'Inter', 'Roma', null)], [], seasons);
  expect(fixtures.get('Inter')![0]).toMatchObject({ grid: null, outlook: null });
  expect(goals).toEqual({});
});

test('before its first forecast a season is expected to go like the one before', () => {
  const last = expected.filter(({ season }) => season === '2024/25');
  const { goals } = clubsOutlook([match(1, 'Inter', 'Roma', null)], last, seasons);
  expect(goals['2025/26']!.Inter!.scored).toBeGreaterThan(goals['2025/26']!.Roma!.scored);
});
