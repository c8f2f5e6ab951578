import { sampleClubs } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import { keeperPairs } from './keeper-pairs.ts';

const { clubs } = sampleClubs();
const [pattern] = clubs[0]!.fixtures;
const club = (name: string, chances: readonly number[], firstAtHome: boolean) => ({
  ...clubs[0]!,
  name,
  fixtures: chances.map((clean_sheet_chance, at) => ({
    ...pattern!,
    round: 13 + at,
    at_home: (at % 2 === 0) === firstAtHome,
    outlook: { ...pattern!.outlook!, clean_sheet_chance },
  })),
});

describe('keeperPairs', () => {
  it('fields the keeper with the better match in each round', () => {
    const [pair] = keeperPairs([club('A', [40, 10], true), club('B', [20, 50], false)]);
    expect(pair!.rounds.map(({ chosen }) => chosen)).toEqual(['first', 'second']);
    expect(pair!.chance).toBe(45);
  });

  it('puts the pair with the most expected clean sheets first', () => {
    const pairs = keeperPairs([
      club('A', [40, 10], true),
      club('B', [30, 10], true),
      club('C', [10, 45], false),
    ]);
    // A is always at least as good as B, so the two would never alternate.
    expect(pairs.map(({ first, second }) => first.name + second.name)).toEqual(['AC', 'BC']);
  });

  it('uses home rounds for users who see no chances', () => {
    const blind = (name: string, firstAtHome: boolean) => {
      const seen = club(name, [0, 0, 0], firstAtHome);
      return { ...seen, fixtures: seen.fixtures.map((one) => ({ ...one, outlook: null })) };
    };
    const [pair] = keeperPairs([blind('A', true), blind('B', true), blind('C', false)]);
    expect([pair!.first.name, pair!.second.name, pair!.atHome, pair!.chance]).toEqual([
      'A',
      'C',
      3,
      null,
    ]);
  });

  it('compares rounds by number, not by position', () => {
    const late = club('B', [20, 50, 5], false);
    const [pair] = keeperPairs([
      club('A', [40, 10, 20], true),
      { ...late, fixtures: late.fixtures.slice(1) },
    ]);
    expect(pair!.rounds.map(({ round }) => round)).toEqual([14, 15]);
  });

  it('lists every pair once', () => {
    const four = [
      [40, 10],
      [10, 40],
      [30, 20],
      [20, 30],
    ].map((chances, at) => club(String(at), chances, at % 2 === 0));
    const names = keeperPairs(four).map(({ first, second }) => first.name + second.name);
    expect(names.sort()).toEqual(['01', '02', '03', '12', '13', '23']);
  });
});
