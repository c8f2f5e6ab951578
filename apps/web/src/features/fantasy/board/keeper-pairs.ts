import type { FantasyFixture } from '@tredici/contract/fantasy-figures';
import type { FantasyClubs } from '@tredici/contract/fantasy-players';

type Club = FantasyClubs['clubs'][number];

/** One round of a pair: which of the two to field. */
interface PairRound {
  readonly round: number;
  readonly chosen: 'first' | 'second';
  readonly fixture: FantasyFixture;
  /** Chance of a clean sheet; null without Pro. */
  readonly chance: number | null;
}

export interface KeeperPair {
  readonly first: Club;
  readonly second: Club;
  readonly rounds: readonly PairRound[];
  /** Rounds in which the fielded keeper plays at home. */
  readonly atHome: number;
  /** Mean chance of the fielded keepers; null without Pro. */
  readonly chance: number | null;
}

/** Pairs of goalkeepers, of which the one with the better match is fielded each round. The best pairs come
 *  first: by the chance of a clean sheet or, without chances, by rounds at home. */
export function keeperPairs(clubs: readonly Club[]): KeeperPair[] {
  const pairs = clubs.flatMap((first, at) =>
    clubs.slice(at + 1).map((second) => pairOf(first, second)),
  );
  return pairs
    .filter(takeTurns)
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || b.atHome - a.atHome);
}

/** A pair is useless if the same keeper would play every round. */
function takeTurns({ rounds }: KeeperPair): boolean {
  return new Set(rounds.map(({ chosen }) => chosen)).size === 2;
}

function pairOf(first: Club, second: Club): KeeperPair {
  const others = new Map(second.fixtures.map((fixture, at) => [roundOf(fixture, at), fixture]));
  const rounds = first.fixtures.flatMap((fixture, at): PairRound[] => {
    const round = roundOf(fixture, at);
    const other = others.get(round);
    if (!other) return [];
    const chosen = isBetter(other, fixture) ? 'second' : 'first';
    const fielded = chosen === 'second' ? other : fixture;
    const chance = fielded.outlook?.clean_sheet_chance ?? null;
    return [{ round, chosen, fixture: fielded, chance }];
  });
  const chances = rounds.map(({ chance }) => chance);
  const known = chances.every((chance) => chance !== null);
  return {
    first,
    second,
    rounds,
    atHome: rounds.filter(({ fixture }) => fixture.at_home).length,
    chance: known ? chances.reduce((sum, chance) => sum + chance, 0) / chances.length : null,
  };
}

/** Where the calendar has no round numbers, the n-th next matches of both are assumed to be in the same
 *  round. */
const roundOf = ({ round }: FantasyFixture, at: number): number => round ?? at + 1;

function isBetter(a: FantasyFixture, b: FantasyFixture): boolean {
  if (a.outlook && b.outlook) return a.outlook.clean_sheet_chance > b.outlook.clean_sheet_chance;
  return a.at_home && !b.at_home;
}
