/** The parts of an expected total, and which reserve covers for which starter. */

import { MOST_PLAYERS, membersOf } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { ClassicGain } from './classic-gain.ts';
import type { Evaluator } from './expected-total.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { officePoints } from './follow-bench.ts';
import type { CountedModifier } from './set-modifiers.ts';

export type Breakdown = {
  /** The sum of all parts. */
  readonly expected: number;
  /** Own points of the starters, each times their chance of playing. */
  readonly starters: number;
  /** Points of the reserves who come on. */
  readonly substitutes: number;
  readonly outOfRole: number;
  readonly officeReserve: number;
  readonly captain: number;
  readonly modifiers: Readonly<Partial<Record<CountedModifier | 'attack', number>>>;
  readonly reserves: readonly ReserveUse[];
};
export type ReserveUse = {
  /** Both are numbers of players. */
  readonly reserve: number;
  /** The chance that they come on. */
  readonly enters: number;
  /** The starter in whose place they most often come on; null where they never do. */
  readonly covers: number | null;
};

/** Rarer combinations of missing starters are left out. */
const RARE = 1e-5;

export function breakDown(squad: Squad, evaluator: Evaluator, lineup: FieldedLineup): Breakdown {
  const { players } = squad;
  const { classic, modifiers } = evaluator;
  const starters = membersOf(lineup.starters);
  const beyond = classic
    ? classicParts(squad, classic, lineup, starters)
    : followedParts(squad, evaluator, lineup, starters);
  const { enters, together, outOfRole, officeReserve } = beyond;
  const attack =
    sum(starters.map((at) => players[at]!.plays * players[at]!.attack)) +
    sum(lineup.bench.map((at, place) => enters[place]! * players[at]!.attack));
  const own = (at: number) => players[at]!.points - players[at]!.attack;
  const parts = {
    starters: sum(starters.map((at) => players[at]!.plays * own(at))),
    substitutes: sum(lineup.bench.map((at, place) => enters[place]! * own(at))),
    outOfRole,
    officeReserve,
    captain: evaluator.captains(lineup.starters)?.points ?? 0,
  };
  const named = [
    ...modifiers.map(({ name }, at) => [name, beyond.modifiers[at]!] as const),
    ...(squad.rules.modifiers.attack ? [['attack', attack] as const] : []),
  ];
  return {
    ...parts,
    modifiers: Object.fromEntries(named),
    expected: sum(Object.values(parts)) + sum(named.map(([, value]) => value)),
    reserves: lineup.bench.map((reserve, at) => ({
      reserve,
      enters: enters[at]!,
      covers: enters[at]! > 0 ? coveredBy(squad, reserve, starters, together[at]!) : null,
    })),
  };
}

/** Of the starters whom a reserve may replace, the one who is most often missing when the reserve comes on. A
 *  goalkeeper who hardly plays is missing whoever comes on, so only possible replacements are considered. */
function coveredBy(
  { players, rules }: Squad,
  reserve: number,
  starters: readonly number[],
  together: readonly number[],
): number | null {
  const lineOf = (at: number) => players[at]!.line;
  const sameLineOnly = rules.substitutions.mode === 'traditional' || lineOf(reserve) === 'P';
  let found: number | null = null;
  let most = 0;
  starters.forEach((starter, at) => {
    const mayBeReplaced = sameLineOnly
      ? lineOf(starter) === lineOf(reserve)
      : lineOf(starter) !== 'P';
    if (!mayBeReplaced || together[at]! <= most) return;
    [found, most] = [starter, together[at]!];
  });
  return found;
}

/** The part that is not a sum over starters; and by place on the bench and starter the chance that the
 *  reserve comes on while the starter is missing. */
type Beyond = {
  readonly enters: readonly number[];
  readonly together: ReadonlyArray<readonly number[]>;
  readonly outOfRole: number;
  readonly officeReserve: number;
  readonly modifiers: readonly number[];
};

function classicParts(
  { players }: Squad,
  { parts, walk }: ClassicGain,
  lineup: FieldedLineup,
  starters: readonly number[],
): Beyond {
  const { enters, officeReserve, modifiers } = parts(lineup, 0);
  const without = starters.map((starter) => walk(lineup, RARE, starter).enters);
  return {
    enters: [...enters],
    officeReserve,
    modifiers,
    outOfRole: 0,
    together: lineup.bench.map((_, place) =>
      starters.map((starter, of) => (1 - players[starter]!.plays) * without[of]![place]!),
    ),
  };
}

function followedParts(
  squad: Squad,
  { modifiers, cases, substituting }: Evaluator,
  lineup: FieldedLineup,
  starters: readonly number[],
): Beyond {
  const points = modifiers.map(() => 0);
  // By player.
  const enters = new Float64Array(MOST_PLAYERS);
  const together = lineup.bench.map(() => new Float64Array(MOST_PLAYERS));
  const placeOf = new Int8Array(MOST_PLAYERS);
  lineup.bench.forEach((reserve, place) => {
    placeOf[reserve] = place;
  });
  let [outOfRole, officeReserve] = [0, 0];
  const given = modifiers.map((modifier) => modifier[cases.votes]);
  const needsModule = modifiers.some(({ name }) => name === 'module');
  cases.follow(lineup, (mass, onField, all) => {
    outOfRole -= mass * substituting.outOfRole(lineup, onField, all);
    officeReserve += mass * officePoints(squad, all);
    const module = needsModule ? substituting.formation(lineup, onField, all).module : 0;
    for (let at = 0; at < given.length; at++) points[at]! += mass * given[at]!(all, module);
    const missing = lineup.starters & ~onField;
    for (let came = all & ~onField; came !== 0; came &= came - 1) {
      const reserve = 31 - Math.clz32(came & -came);
      enters[reserve]! += mass;
      const without = together[placeOf[reserve]!]!;
      for (let left = missing; left !== 0; left &= left - 1) {
        without[31 - Math.clz32(left & -left)]! += mass;
      }
    }
  });
  return {
    outOfRole,
    officeReserve,
    modifiers: points,
    enters: lineup.bench.map((reserve) => enters[reserve]!),
    together: together.map((without) => starters.map((starter) => without[starter]!)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
