import type { Favourites } from '@tredici/contract/favourites';
import { expect, test } from 'vitest';
import { favouriteRank, favouritesFirst } from './favourite-order.ts';

const match = (home_team_name: string, away_team_name: string, tournament_id = 524) => ({
  home_team_name,
  away_team_name,
  tournament_id,
});
const favourites: Favourites = {
  clubs: [{ slug: 'england-arsenal', name: 'Arsenal', country: 'England', tournament_id: 364 }],
  leagues: ['italy-serie-a'],
};

test('a club counts in its own country, whichever side it plays on', () => {
  const rank = favouriteRank(favourites);
  expect(rank(match('Arsenal', 'Chelsea', 364))).toBe(2);
  expect(rank(match('Chelsea', 'Arsenal', 365))).toBe(2);
  expect(rank(match('Arsenal', 'Lanús', 110))).toBe(0);
  expect(rank(match('Inter', 'Milan'))).toBe(1);
  expect(rank(match('Inter', 'Milan', 1))).toBe(0);
});

test('clubs come before leagues and leagues before the rest, each in their previous order', () => {
  const matches = [
    match('Boca', 'River', 110),
    match('Inter', 'Milan'),
    match('Lyon', 'Nice', 412),
    match('Chelsea', 'Arsenal', 364),
    match('Roma', 'Lazio'),
  ];
  expect(favouritesFirst(matches, favourites).map((one) => one.home_team_name)).toEqual([
    'Chelsea',
    'Inter',
    'Roma',
    'Boca',
    'Lyon',
  ]);
  expect(favouritesFirst(matches, { clubs: [], leagues: [] })).toBe(matches);
});
