import { expect, test } from 'vitest';
import { deriveRounds } from './rounds.ts';

const PAIRINGS = ['ab cd', 'ca db', 'ad bc', 'ba dc', 'ac bd', 'da cb'];

function season(kickoffOf: (round: number, pairing: string) => number) {
  return PAIRINGS.flatMap((round, at) =>
    round.split(' ').map((pairing) => ({
      kickoff: kickoffOf(at + 1, pairing),
      home: pairing[0]!,
      away: pairing[1]!,
    })),
  );
}

test('every club plays once in a round', () => {
  const rounds = deriveRounds(season((round) => round * 7));
  expect(rounds).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});

test('the order of the rows does not matter, that of the kick-offs does', () => {
  const backwards = season((round) => round * 7).reverse();
  expect(deriveRounds(backwards)).toEqual([6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
});

test('no round is certain from the first match played out of turn', () => {
  const moved = season((round, pairing) => (pairing === 'bc' ? 40 : round * 7));
  expect(deriveRounds(moved)).toEqual([1, 1, 2, 2, ...new Array(8).fill(null)]);
});

test('a season that has just started', () => {
  const begun = season((round) => round * 7).slice(0, 3);
  expect(deriveRounds(begun)).toEqual([1, 1, 2]);
});

test('pairs that meet twice at one ground, or an odd number of clubs, have no such rounds', () => {
  const twice = [...season((round) => round * 7), { kickoff: 99, home: 'a', away: 'b' }];
  expect(new Set(deriveRounds(twice))).toEqual(new Set([null]));
  const three = season((round) => round * 7).filter(({ home, away }) => home + away !== 'cd');
  expect(deriveRounds(three.filter(({ home, away }) => ![home, away].includes('d')))).toEqual(
    new Array(6).fill(null),
  );
  expect(deriveRounds([])).toEqual([]);
});
