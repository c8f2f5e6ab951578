import type { FantasyFixture } from '@tredici/contract/fantasy-figures';
import type { FantasyClubs } from '@tredici/contract/fantasy-players';

type Club = FantasyClubs['clubs'][number];

/** One round of a pair: which of the two to field. */
interface PairRound {
  readonly round: number;
  readonly chosen: 'first' | 'second';
  readonly fixture: FantasyFixture;
  /** Chance to concede nothing; null for who has no Pro. */
  readonly chance: number | null;
}

export interface KeeperPair {
  readonly first: Club;
  readonly second: Club;
  readonly rounds: readonly PairRound[];
  /** Rounds with the chosen one at home. */
  readonly atHome: number;
  /** Mean chance of the chosen ones; null for who has no Pro. */
  readonly chance: number | null;
}

/** Two goalkeepers of which the one with the better match is fielded each round, the best pairs first: by
 *  the chance to concede nothing, or, where there are no chances, by rounds at home. */
export function keeperPairs(clubs: readonly Club[]): KeeperPair[] {
  const pairs = clubs.flatMap((first, at) =>
    clubs.slice(at + 1).map((second) => pairOf(first, second)),
  );
  return pairs
    .filter(takeTurns)
    .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || b.atHome - a.atHome);
}

/** Where one of the two plays every round, the other is no help. */
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

/** Where the calendar numbers no rounds, the next match of one is played when the other's is. */
const roundOf = ({ round }: FantasyFixture, at: number): number => round ?? at + 1;

function isBetter(a: FantasyFixture, b: FantasyFixture): boolean {
  if (a.outlook && b.outlook) return a.outlook.clean_sheet_chance > b.outlook.clean_sheet_chance;
  return a.at_home && !b.at_home;
}
