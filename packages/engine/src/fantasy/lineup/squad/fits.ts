/** Which sets of players a module can hold. */
import type { Module } from '../../rules/modules.ts';
import type { ClassicRole } from '../../rules/roles.ts';
import type { JoinBench } from './join-bench.ts';
import { countOf, type PlayerSet } from './player-set.ts';
import { ANYWHERE, type RoleStates } from './role-states.ts';

export type Formation = { readonly module: number; readonly cost: number };

export type Fits = {
  /** Whether the module holds all of these in role. */
  holds(set: PlayerSet, module: number): boolean;
  /** The first module that holds them in role, or -1. */
  firstHolding(set: PlayerSet): number;
  /** Whether the module holds them if everyone may stand out of role as substitutes do. */
  holdsSomehow(set: PlayerSet, module: number): boolean;
  /** Whether any module does so. */
  anyHoldsSomehow(set: PlayerSet): boolean;
  /** Who comes on from a bench beside those on the field, within a limit: as many as possible and, among sets
   *  of that size, the first in bench order.
   *  @param available who could come on.
   *  @param module with `ANYWHERE` the one that brings on the most, then the one whose reserves come first.
   *  @param somehow whether everyone may stand out of role as substitutes do. */
  joining(
    onField: PlayerSet,
    bench: readonly number[],
    available: PlayerSet,
    most: number,
    module: number,
    somehow: boolean,
  ): PlayerSet;
  /** The module in which these are played when they came from another one, and how many are then out of role:
   *  the first that holds them in role, otherwise the one with the fewest out of role. */
  formation(set: PlayerSet, module: number): Formation;
  /** The smallest number out of role over all modules. */
  fewestOutOfRole(set: PlayerSet): number;
  /** How many are out of role in this module, as substitutes may be; Infinity if somebody finds no place at
   *  all. */
  cost(set: PlayerSet, module: number): number;
  /** Whether at most this many are out of role: quicker to tell than how many. */
  costsAtMost(set: PlayerSet, module: number, most: number): boolean;
  /** The same for a line-up that is submitted. */
  submittedCost(set: PlayerSet, module: number): number;
  /** In Mantra the same by states of roles, quicker: in role, and if everyone may stand out of role. */
  readonly ways: Readonly<Record<'inRole' | 'somehow', RoleStates & JoinBench>> | null;
};

/** The players in these places of a bench. */
export function seated(bench: readonly number[], places: number): PlayerSet {
  let set = 0;
  for (let left = places; left !== 0; left &= left - 1) {
    set |= 1 << bench[31 - Math.clz32(left & -left)]!;
  }
  return set;
}

/** Of two sets of places on the bench the larger; of equal sizes the one that starts earlier. */
export function firstOfMost(one: number, other: number): number {
  const more = countOf(one) - countOf(other);
  if (more !== 0) return more > 0 ? one : other;
  const differ = one ^ other;
  return differ & -differ & other ? other : one;
}

/** More players of one line than any eleven has. */
const LINE_BASE = 12;

/** In Classic only the number of players of each line counts. */
export function classicFits(
  modules: readonly Module[],
  lines: Readonly<Record<ClassicRole, PlayerSet>>,
): Fits {
  const holding = new Int32Array(LINE_BASE ** 4);
  modules.forEach(({ slots }, module) => {
    const most = (line: ClassicRole) => slots.filter(([role]) => role === line).length;
    for (let p = 0; p <= most('P'); p++) {
      for (let d = 0; d <= most('D'); d++) {
        for (let c = 0; c <= most('C'); c++) {
          for (let a = 0; a <= most('A'); a++) holding[lineKey(p, d, c, a)]! |= 1 << module;
        }
      }
    }
  });
  const holdingBits = (set: PlayerSet): number => {
    const key = lineKey(
      countOf(set & lines.P),
      countOf(set & lines.D),
      countOf(set & lines.C),
      countOf(set & lines.A),
    );
    return holding[key]!;
  };
  const holds = (set: PlayerSet, module: number) => (holdingBits(set) & (1 << module)) !== 0;
  const firstHolding = (set: PlayerSet) => {
    const bits = holdingBits(set);
    return bits === 0 ? -1 : 31 - Math.clz32(bits & -bits);
  };
  const joiningIn = (
    module: number,
    onField: PlayerSet,
    bench: readonly number[],
    available: PlayerSet,
    most: number,
  ): number => {
    if (!holds(onField, module)) return 0;
    let [set, joined, left] = [onField, 0, most];
    for (let place = 0; left > 0 && place < bench.length; place++) {
      const bit = 1 << bench[place]!;
      if (!(available & bit) || !holds(set | bit, module)) continue;
      set |= bit;
      joined |= 1 << place;
      left--;
    }
    return joined;
  };
  const cost = (set: PlayerSet, module: number) =>
    holds(set, module) ? 0 : Number.POSITIVE_INFINITY;
  return {
    ways: null,
    holds,
    cost,
    costsAtMost: (set, module, most) => cost(set, module) <= most,
    submittedCost: cost,
    fewestOutOfRole: () => 0,
    holdsSomehow: holds,
    anyHoldsSomehow: (set) => holdingBits(set) !== 0,
    joining(onField, bench, available, most, module) {
      const joiningThere = (there: number) => joiningIn(there, onField, bench, available, most);
      if (module !== ANYWHERE) return seated(bench, joiningThere(module));
      let first = 0;
      for (let other = 0; other < modules.length; other++) {
        first = firstOfMost(first, joiningThere(other));
      }
      return seated(bench, first);
    },
    formation(set, module) {
      if (holds(set, module)) return { module, cost: 0 };
      return { module: Math.max(0, firstHolding(set)), cost: 0 };
    },
    firstHolding,
  };
}

const lineKey = (p: number, d: number, c: number, a: number) =>
  ((p * LINE_BASE + d) * LINE_BASE + c) * LINE_BASE + a;
