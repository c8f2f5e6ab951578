import { expect, test } from 'vitest';
import { championshipCalls, fantasyName, versionGiven } from './championships.ts';
import { teamCalls } from './teams.ts';

const isName = (given: string) => fantasyName.safeParse(given).success;

test.each(['Undici di Paola', 'ÅΩ', '⚽', '👩‍👧 🏆', 'שלום', "L'Aquila '85", '13'])(
  'a team may be called %j',
  (given) => expect(isName(given)).toBe(true),
);

test.each([
  '',
  ' ',
  '\u200b',
  '\u2060 \u200d',
  'a\nb',
  'a\u2028b',
  '\u202eoppaP',
  'a\u2066b',
  '\ud83d',
])('a name that nobody sees, or that turns what stands after it, is none: %j', (given) =>
  expect(isName(given)).toBe(false),
);

test('a version is one that a column can hold', () => {
  const isVersion = (given: number) => versionGiven.safeParse(given).success;
  expect([0, 1, 2_147_483_646].map(isVersion)).toEqual([true, true, true]);
  expect([-1, 1.5, 2_147_483_647, Number.MAX_SAFE_INTEGER].map(isVersion)).not.toContain(true);
});

test('two statements about the same thing are refused', () => {
  const totals = (...ids: number[]) =>
    championshipCalls.enterTotals.body.safeParse({
      totals: ids.map((participant_id, total) => ({ participant_id, total })),
    }).success;
  expect([totals(1, 2), totals(1, 2, 1)]).toEqual([true, false]);
  const votes = (...ids: number[]) =>
    teamCalls.scoreRound.body.safeParse({
      votes: ids.map((player_id) => ({ player_id, vote: 6 })),
    }).success;
  expect([votes(), votes(1, 2), votes(1, 1)]).toEqual([true, true, false]);
});
