import type { PlayerSet } from './player-set.ts';

/** Remembers what was worked out for sets of players, the latest of those that share a place: the same few
 *  come again and again, and numbers in an array are quicker to find than in a map.
 *  @param bits as many places as the power of two. */
export function rememberSets(
  bits: number,
  work: (set: PlayerSet) => number,
): (set: PlayerSet) => number {
  // No set has the sign bit.
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

/** Where a set is kept among as many places as the power of two. */
export const placeOf = (set: PlayerSet, bits: number): number =>
  Math.imul(set, 0x9e3779b1) >>> (32 - bits);
