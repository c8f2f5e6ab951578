/** Who of a bench comes on in Mantra beside those on the field. */
import { firstOfMost } from './fits.ts';
import { modulesThatMatter, OVER, type PackedLimits, packLimits } from './packed-limits.ts';
import { countOf, type PlayerSet } from './player-set.ts';
import { placeOf } from './remember-sets.ts';

/** Places on the bench are bits, the first the lowest: those who can come on, and in the answer those who do. */
export type JoinBench = {
  /** In one module. */
  within(
    onField: PlayerSet,
    bench: readonly number[],
    ready: number,
    most: number,
    module: number,
  ): number;
  /** In the module that brings on the most, then whose reserves come first. */
  anywhere(onField: PlayerSet, bench: readonly number[], ready: number, most: number): number;
};

/** @param places by module and player, as bits of slots.
 *  @param alike by player: those with the same roles. */
export function makeJoinBench(
  places: readonly Int32Array[],
  alike: readonly PlayerSet[],
): JoinBench {
  const all = packLimits(places);
  const walkOne = makeWalk(all);
  const some = packLimits(modulesThatMatter(places));
  const walkSome = makeWalk(some);
  const counts = rememberCounts(some, alike);
  return {
    within(onField, bench, ready, most, module) {
      walkOne.begin(onField, module);
      return walkOne.down(bench, ready, most, module, 0);
    },
    anywhere(onField, bench, ready, most) {
      const from = counts.of(onField);
      const blocked = counts.blocked(from);
      let likely = 0;
      for (let open = ready; open !== 0; open &= open - 1) {
        const seat = open & -open;
        const player = bench[31 - Math.clz32(seat)]!;
        if (((blocked >>> player) & 1) === 0) likely |= seat;
      }
      // Nobody can come before the first so many of those whom some module holds.
      let earliest = 0;
      const men = Math.min(most, countOf(likely));
      for (let left = likely, still = men; still > 0; still--, left &= left - 1) {
        earliest |= left & -left;
      }
      if (men <= 1) return earliest;
      const holding = counts.holding(from);
      // The module that did best beside these men the last time is likely to do best again.
      let best = counts.best(from);
      let first = 0;
      let found = 0;
      for (let open = holding, module = best; ; module = 31 - Math.clz32(open & -open)) {
        open &= ~(1 << module);
        const end = some.starts[module + 1]!;
        for (let word = some.starts[module]!; word < end; word++) {
          walkSome.counted[word] = counts.words[from + word]!;
        }
        const joined = walkSome.down(bench, likely, most, module, found === men ? first : 0);
        if (joined !== first && firstOfMost(first, joined) === joined) {
          first = joined;
          found = countOf(joined);
          best = module;
        }
        if (first === earliest || open === 0) break;
      }
      counts.keepBest(from, best);
      return first;
    },
  };
}

/** Goes down a bench with the counts of those on the field: each in turn who still finds a place comes on, for
 *  who finds none will find none later. */
function makeWalk({ starts, added, empty }: PackedLimits) {
  const { length } = empty;
  const counted = new Int32Array(length);
  // What was counted before, the latest of the sets that share a place.
  const sets = new Int32Array(1 << SETS_KEPT).fill(-1);
  const modules = new Int8Array(1 << SETS_KEPT);
  const widest = starts.reduce((most, to, at) => Math.max(most, to - (starts[at - 1] ?? 0)), 0);
  const before = new Int32Array(widest << SETS_KEPT);
  return {
    counted,
    /** Counts those on the field in one module. */
    begin(onField: PlayerSet, module: number): void {
      const first = starts[module]!;
      const end = starts[module + 1]!;
      const place = placeOf(onField, SETS_KEPT);
      const from = place * widest - first;
      if (sets[place] === onField && modules[place] === module) {
        for (let word = first; word < end; word++) counted[word] = before[from + word]!;
        return;
      }
      for (let word = first; word < end; word++) counted[word] = empty[word]!;
      for (let left = onField; left !== 0; left &= left - 1) {
        const by = length * (31 - Math.clz32(left & -left));
        for (let word = first; word < end; word++) counted[word]! += added[by + word]!;
      }
      for (let word = first; word < end; word++) before[from + word] = counted[word]!;
      sets[place] = onField;
      modules[place] = module;
    },
    /** @param beaten an answer with as many men as there can be: nothing is said of one that comes behind it. */
    down(
      bench: readonly number[],
      ready: number,
      most: number,
      module: number,
      beaten: number,
    ): number {
      const first = starts[module]!;
      const end = starts[module + 1]!;
      let joined = 0;
      let left = most;
      for (let open = ready; open !== 0; open &= open - 1) {
        const seat = open & -open;
        const by = length * bench[31 - Math.clz32(seat)]!;
        let over = 0;
        for (let word = first; word < end; word++) over |= counted[word]! + added[by + word]!;
        if ((over & OVER) !== 0) {
          if ((beaten & seat) !== 0 && joined === (beaten & (seat - 1))) return 0;
          continue;
        }
        joined |= seat;
        if (--left === 0) break;
        for (let word = first; word < end; word++) counted[word]! += added[by + word]!;
      }
      return joined;
    },
  };
}

/** Of how many sets counts are kept, as a power of two. */
const SETS_KEPT = 11;

/** Remembers the counts of sets, which modules hold a set, and whom none of these holds beside it. */
function rememberCounts({ starts, empty, added }: PackedLimits, alike: readonly PlayerSet[]) {
  const size = empty.length;
  const entry = size + 3;
  const words = new Int32Array(entry << SETS_KEPT);
  const sets = new Int32Array(1 << SETS_KEPT).fill(-1);
  const firstAlike = alike.flatMap((same, player) =>
    (same & -same) === 1 << player ? [player] : [],
  );
  const isOver = (from: number, player: number, module: number): boolean => {
    let over = 0;
    for (let word = starts[module]!; word < starts[module + 1]!; word++) {
      over |= words[from + word]! + added[player * size + word]!;
    }
    return (over & OVER) !== 0;
  };
  const fill = (set: PlayerSet, from: number): void => {
    for (let word = 0; word < size; word++) words[from + word] = empty[word]!;
    for (let left = set; left !== 0; left &= left - 1) {
      const by = size * (31 - Math.clz32(left & -left));
      for (let word = 0; word < size; word++) words[from + word]! += added[by + word]!;
    }
    let holding = 0;
    for (let module = 0; module + 1 < starts.length; module++) {
      let over = 0;
      for (let word = starts[module]!; word < starts[module + 1]!; word++) {
        over |= words[from + word]!;
      }
      if ((over & OVER) === 0) holding |= 1 << module;
    }
    let blocked = 0;
    for (const player of firstAlike) {
      let open = holding;
      for (; open !== 0; open &= open - 1) {
        if (!isOver(from, player, 31 - Math.clz32(open & -open))) break;
      }
      if (open === 0) blocked |= alike[player]!;
    }
    words[from + size] = holding;
    words[from + size + 1] = blocked;
    words[from + size + 2] = 31 - Math.clz32(holding & -holding);
  };
  return {
    words,
    /** Where the counts of a set begin: valid until the next is asked for. */
    of(set: PlayerSet): number {
      const place = placeOf(set, SETS_KEPT);
      if (sets[place] !== set) {
        sets[place] = set;
        fill(set, place * entry);
      }
      return place * entry;
    },
    holding: (from: number) => words[from + size]!,
    blocked: (from: number): PlayerSet => words[from + size + 1]!,
    best: (from: number) => words[from + size + 2]!,
    keepBest(from: number, module: number): void {
      words[from + size + 2] = module;
    },
  };
}
