import { expect, it } from 'vitest';
import { chosenClubs } from './chosen-clubs.ts';

it.each([
  ['1', true, false],
  ['X', false, false],
  ['2', false, true],
  ['1X', true, false],
  ['X2', false, true],
  ['2X', false, true],
  ['12', true, true],
  ['1X_no_goal', true, false],
  ['X2_o_2_5', false, true],
  ['X_u_2_5', false, false],
  ['o_2_5', false, false],
  ['goal', false, false],
  ['home_goals_2', true, false],
  ['away_goals_0', false, true],
] as const)('%s is on the home club: %s, on the away club: %s', (bet, home, away) => {
  expect(chosenClubs(bet)).toEqual({ home, away });
});
