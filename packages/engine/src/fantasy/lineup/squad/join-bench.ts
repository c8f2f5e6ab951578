/** Who of a bench comes on in Mantra beside those on the field. */
import { firstOfMost } from './fits.ts';
import { countOf, type PlayerSet } from './player-set.ts';
import type { RoleStates } from './role-states.ts';

/** Places on the bench are bits, the first the lowest: those who can come on, and in the answer those who do.
 *  @param modules as bits: of several the one that brings on the most, then whose reserves come first. */
export type JoinBench = (
  onField: PlayerSet,
  bench: readonly number[],
  ready: number,
  most: number,
  modules: number,
) => number;

/** Goes down a bench: each in turn who still finds a place comes on, for who finds none will find none later. Modules
 *  go together until one takes a man whom another does not. */
export function makeJoinBench({ of, joined, holding }: RoleStates): JoinBench {
  const down = (
    from: number,
    bench: readonly number[],
    ready: number,
    most: number,
    among: number,
  ): number => {
    let state = from;
    let modules = among;
    let came = 0;
    let left = most;
    for (let open = ready; open !== 0 && left > 0; open &= open - 1) {
      const seat = open & -open;
      const after = joined(state, bench[31 - Math.clz32(seat)]!);
      const taking = modules & holding(after);
      if (taking === 0) continue;
      if (taking !== modules) {
        const others = modules & ~taking;
        const later = open & (open - 1);
        const withThem = came | seat | down(after, bench, later, left - 1, taking);
        if (countOf(withThem) === most) return withThem;
        return firstOfMost(withThem, came | down(state, bench, later, left, others));
      }
      modules = taking;
      state = after;
      came |= seat;
      left--;
    }
    return came;
  };
  return (onField, bench, ready, most, modules) => {
    const state = of(onField);
    return down(state, bench, ready, most, modules & holding(state));
  };
}
