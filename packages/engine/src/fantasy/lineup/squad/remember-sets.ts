import type { PlayerSet } from './player-set.ts';

/** Remembers results for sets of players, keeping the latest of those that share an array index: the same few
 *  sets return again and again, and an array lookup is quicker than a map.
 *  @param bits the array has two to this power of entries. */
export function rememberSets(
  bits: number,
  work: (set: PlayerSet) => number,
): (set: PlayerSet) => number {
  // Never a set, since no set has the sign bit.
  const sets = new Int32Array(1 << bits).fill(-1);
  const values = new Float64Array(1 << bits);
  return (set) => {
    const place = placeOf(set, bits);
    if (sets[place] === set) return values[place]!;
    const value = work(set);
    sets[place] = set;
    values[place] = value;
    return value;
  };
}

/** The index of a set in an array with two to this power of entries. */
export const placeOf = (set: PlayerSet, bits: number): number =>
  Math.imul(set, 0x9e3779b1) >>> (32 - bits);
