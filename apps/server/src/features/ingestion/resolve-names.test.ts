import { expect, test } from 'vitest';
import type { SourceMatch } from '#sources/source-match.ts';
import { aliasKey, resolveNames } from './resolve-names.ts';

const pairing = (home: string, away: string, tournamentId = 364) =>
  ({ where: 'line 2', tournamentId, seasonId: 36, home, away }) as SourceMatch;

test('names are found by alias, then in the shipped tables', () => {
  const aliases = new Map([[aliasKey('England', 36, 'The Gunners'), 42]]);
  const { named, unknown } = resolveNames([pairing('The Gunners', "Nott'm Forest")], aliases);
  expect(unknown).toEqual([]);
  expect(named[0]).toMatchObject({
    home: { teamId: 42 },
    away: { country: 'England', club: 'Nottingham Forest' },
  });
});

test('an alias of another country or season does not count', () => {
  const aliases = new Map([
    [aliasKey('Argentina', 36, 'The Gunners'), 42],
    [aliasKey('England', 34, 'The Gunners'), 42],
  ]);
  const { named, unknown } = resolveNames([pairing('The Gunners', 'Chelsea')], aliases);
  expect(named).toEqual([]);
  expect(unknown).toEqual([
    { tournamentId: 364, seasonId: 36, country: 'England', name: 'The Gunners' },
  ]);
});

test('an unknown name is listed once', () => {
  const { unknown } = resolveNames(
    [pairing('Nobody', 'Chelsea'), pairing('Arsenal', 'Nobody')],
    new Map(),
  );
  expect(unknown).toHaveLength(1);
});

test('a match of two names of one club is refused', () => {
  const { named, problems } = resolveNames(
    [pairing('Wolves', 'Wolverhampton Wanderers')],
    new Map(),
  );
  expect(named).toEqual([]);
  expect(problems[0]!.reason).toBe('Wolves and Wolverhampton Wanderers are the same club');
});
