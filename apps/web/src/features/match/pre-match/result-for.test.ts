import { expect, it } from 'vitest';
import { resultFor } from './result-for.ts';

const match = (home_goals: number, away_goals: number) => ({
  home_team_name: 'Como',
  home_goals,
  away_goals,
});

it('depends on the club', () => {
  expect([resultFor('Como', match(2, 1)), resultFor('Inter', match(2, 1))]).toEqual([
    'won',
    'lost',
  ]);
  expect([resultFor('Como', match(0, 1)), resultFor('Inter', match(0, 1))]).toEqual([
    'lost',
    'won',
  ]);
  expect([resultFor('Como', match(1, 1)), resultFor('Inter', match(1, 1))]).toEqual([
    'drawn',
    'drawn',
  ]);
});
