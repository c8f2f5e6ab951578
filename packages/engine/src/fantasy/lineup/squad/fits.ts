/** Which sets of players a module can hold. */
import type { Module } from '../../rules/modules.ts';
import type { ClassicRole } from '../../rules/roles.ts';
import { countOf, type PlayerSet } from './player-set.ts';

export type Formation = { readonly module: number; readonly cost: number };

export type Fits = {
  /** Whether the module holds all of these in role. */
  holds(set: PlayerSet, module: number): boolean;
  /** The first module that does, or -1. */
  firstHolding(set: PlayerSet): number;
  /** Whether the module holds them where everyone may stand out of role as substitutes do. */
  holdsSomehow(set: PlayerSet, module: number): boolean;
  /** Whether any module does. */
  anyHoldsSomehow(set: PlayerSet): boolean;
  /** Those of a bench who come on beside those on the field, at most so many, as bits of places on the bench.
   *  Whom a module can hold is a matroid: taking each in turn who finds a place brings on the most that can
   *  come on and, of their number, the first in bench order.
   *  @param available who could.
   *  @param module -1 for any: of several the one that brings on the most, then whose reserves come first.
   *  @param somehow where everyone may stand out of role as substitutes do. */
  joining(
    onField: PlayerSet,
    bench: readonly number[],
    available: PlayerSet,
    most: number,
    module: number,
    somehow: boolean,
  ): number;
  /** The module in which these are played who came from another, and how many then stand out of role: the
   *  first that holds them in role, else the one with the fewest out of role. */
  formation(set: PlayerSet, module: number): Formation;
  /** How many stand out of role in this module, as substitutes may; Infinity where somebody finds no
   *  place at all. */
  cost(set: PlayerSet, module: number): number;
  /** Whether no more than so many do: quicker to say than how many. */
  costsAtMost(set: PlayerSet, module: number, most: number): boolean;
  /** The same for a line-up that is handed in. */
  submittedCost(set: PlayerSet, module: number): number;
};

/** Of two sets of places on the bench the larger; of two as large the one that begins earlier. */
export function firstOfMost(one: number, other: number): number {
  const more = countOf(one) - countOf(other);
  if (more !== 0) return more > 0 ? one : other;
  const differ = one ^ other;
  return differ & -differ & other ? other : one;
}

/** More men of one line than any set of eleven has. */
const LINE_BASE = 12;

/** In Classic only how many of each line counts. */
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
    holds,
    cost,
    costsAtMost: (set, module, most) => cost(set, module) <= most,
    submittedCost: cost,
    holdsSomehow: holds,
    anyHoldsSomehow: (set) => holdingBits(set) !== 0,
    joining(onField, bench, available, most, module) {
      if (module >= 0) return joiningIn(module, onField, bench, available, most);
      let first = 0;
      for (let other = 0; other < modules.length; other++) {
        first = firstOfMost(first, joiningIn(other, onField, bench, available, most));
      }
      return first;
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
