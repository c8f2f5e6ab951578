/** Who of a bench comes on in Mantra beside those on the field. */
import { firstOfMost } from './fits.ts';
import { countOf, type PlayerSet } from './player-set.ts';
import type { RoleStates } from './role-states.ts';

/** In the answer places on the bench are bits, the first the lowest.
 *  @param modules as bits: of several the one that brings on the most, then whose reserves come first. */
export type JoinBench = (
  onField: PlayerSet,
  bench: readonly number[],
  available: PlayerSet,
  most: number,
  modules: number,
) => number;

/** Goes down a bench: each in turn who still finds a place comes on, for who finds none will find none later. Modules
 *  go together until one takes a man whom another does not. */
export function makeJoinBench({ of, joined, holding }: RoleStates): JoinBench {
  const down = (
    from: number,
    bench: readonly number[],
    first: number,
    available: PlayerSet,
    most: number,
    among: number,
  ): number => {
    let state = from;
    let came = 0;
    let left = most;
    for (let place = first; left > 0 && place < bench.length; place++) {
      const player = bench[place]!;
      if (((available >>> player) & 1) === 0) continue;
      const after = joined(state, player);
      const taking = among & holding(after);
      if (taking === 0) continue;
      if (taking !== among) {
        const next = place + 1;
        const more = down(after, bench, next, available, left - 1, taking);
        const withThem = came | (1 << place) | more;
        if (countOf(withThem) === most) return withThem;
        const others = down(state, bench, next, available, left, among & ~taking);
        return firstOfMost(withThem, came | others);
      }
      state = after;
      came |= 1 << place;
      left--;
    }
    return came;
  };
  return (onField, bench, available, most, modules) => {
    const state = of(onField);
    return down(state, bench, 0, available, most, modules & holding(state));
  };
}
