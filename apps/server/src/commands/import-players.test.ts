import { expect, test } from 'vitest';
import { readPlayersArguments } from './import-players.ts';

test('files, season and round are read', () => {
  expect(readPlayersArguments(['a.xlsx', 'b.csv', '--season', '2025/26', '--round', '5'])).toEqual({
    files: ['a.xlsx', 'b.csv'],
    season: '2025/26',
    round: 5,
    preview: false,
    undo: undefined,
  });
  expect(readPlayersArguments(['--undo', '12'])).toMatchObject({ undo: 12, files: [] });
});

test.each([
  [[], 'a file is missing.'],
  [['a.xlsx', '--season', '25'], '--season 25 is not a season such as 2025/26.'],
  [['a.xlsx', '--round', '39'], '--round 39 is not a round from 1 to 38.'],
  [['a.xlsx', '--undo', '3'], '--undo goes without files.'],
  [['--undo', 'x'], '--undo x is not the number of a file.'],
])('%j is refused in words', (args, problem) => {
  expect(readPlayersArguments(args)).toBe(problem);
});

test('an option that is none is named', () => {
  expect(readPlayersArguments(['--all'])).toContain('--all');
});
