/** What an expected total is made of, and who covers for whom. */
import { type FieldedLineup, makeSubstituting } from './choose-entering.ts';
import { type Evaluator, followBench, officePoints } from './expected-total.ts';
import { makeQuickSubstituting } from './quick-substituting.ts';
import type { CountedModifier } from './set-modifiers.ts';
import { membersOf, type PlayerSet, type Squad } from './squad.ts';

export type Breakdown = {
  /** The sum of all parts. */
  readonly expected: number;
  /** Own points of the starters, times their chance to play. */
  readonly starters: number;
  /** Brought by those who come on. */
  readonly substitutes: number;
  readonly outOfRole: number;
  readonly officeReserve: number;
  readonly captain: number;
  readonly modifiers: Readonly<Partial<Record<CountedModifier | 'attack', number>>>;
  readonly reserves: readonly ReserveUse[];
};
export type ReserveUse = {
  /** Numbers of players. */
  readonly reserve: number;
  /** The chance that they come on. */
  readonly enters: number;
  /** The starter who is most often missing then; null where they never come on. */
  readonly covers: number | null;
};

/** Cases that weigh less are followed along their likeliest way only. */
const PRECISION = 1e-5;
/** Of a large roster in Mantra, who comes on in cases that weigh less is taken as nearly right. */
const RARE_IN_MANTRA = 5e-4;
const SMALL_ROSTER = 16;

export function breakDown(squad: Squad, evaluator: Evaluator, lineup: FieldedLineup): Breakdown {
  const { players } = squad;
  const exactly = makeSubstituting(squad);
  const nearly = makeQuickSubstituting(squad);
  const isSlow = squad.rules.game === 'mantra' && players.length > SMALL_ROSTER;
  const rare = isSlow ? RARE_IN_MANTRA : 0;
  const { modifiers } = evaluator;
  const starters = membersOf(lineup.starters);
  const points = modifiers.map(() => 0);
  const enters = lineup.bench.map(() => 0);
  const together = lineup.bench.map(() => starters.map(() => 0));
  let outOfRole = 0;
  let officeReserve = 0;
  visitAbsences(squad, starters, (weight, onField) => {
    const substituting = weight < rare ? nearly : exactly;
    followBench(squad, substituting, lineup, onField, PRECISION / weight, (share, all) => {
      const mass = weight * share;
      const formation = substituting.formation(lineup, onField, all);
      outOfRole -= mass * formation.cost;
      officeReserve += mass * officePoints(squad, all);
      modifiers.forEach((modifier, at) => {
        points[at]! += mass * modifier.points(all, formation.module);
      });
      lineup.bench.forEach((reserve, at) => {
        if (!(all & (1 << reserve))) return;
        enters[at]! += mass;
        starters.forEach((starter, of) => {
          if (!(onField & (1 << starter))) together[at]![of]! += mass;
        });
      });
    });
  });
  const attack =
    sum(starters.map((at) => players[at]!.plays * players[at]!.attack)) +
    sum(lineup.bench.map((at, place) => enters[place]! * players[at]!.attack));
  const own = (at: number) => players[at]!.points - players[at]!.attack;
  const parts = {
    starters: sum(starters.map((at) => players[at]!.plays * own(at))),
    substitutes: sum(lineup.bench.map((at, place) => enters[place]! * own(at))),
    ...{ outOfRole, officeReserve },
    captain: evaluator.captains(lineup.starters)?.points ?? 0,
  };
  const named = [
    ...modifiers.map(({ name }, at) => [name, points[at]!] as const),
    ...(squad.rules.modifiers.attack ? [['attack', attack] as const] : []),
  ];
  return {
    ...parts,
    modifiers: Object.fromEntries(named),
    expected: sum(Object.values(parts)) + sum(named.map(([, value]) => value)),
    reserves: lineup.bench.map((reserve, at) => ({
      ...{ reserve, enters: enters[at]! },
      covers: enters[at]! > 0 ? starters[largest(together[at]!)]! : null,
    })),
  };
}

/** Every way in which starters may be missing. */
function visitAbsences(
  { players }: Squad,
  starters: readonly number[],
  visit: (weight: number, onField: PlayerSet) => void,
): void {
  const follow = (at: number, weight: number, onField: PlayerSet): void => {
    if (weight === 0) return;
    if (at === starters.length) {
      visit(weight, onField);
      return;
    }
    const { plays } = players[starters[at]!]!;
    follow(at + 1, weight * plays, onField | (1 << starters[at]!));
    follow(at + 1, weight * (1 - plays), onField);
  };
  follow(0, 1, 0);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const largest = (values: readonly number[]) => values.indexOf(Math.max(...values));
