/** Who comes on from the bench in Mantra beside those on the field. */
import { countOf, type PlayerSet } from './player-set.ts';
import { ANYWHERE, type RoleStates } from './role-states.ts';

export type JoinBench = {
  /** Goes down the bench: each player who still finds a place in the module comes on. Whoever finds none will
   *  not find one later, since the sets that a module holds form a matroid. So the result is the largest
   *  possible set and, among those of its size, the first in bench order. With `ANYWHERE` each needs a place
   *  in some module beside those before.
   *  @param state those on the field. */
  inTurn(
    state: number,
    bench: readonly number[],
    available: PlayerSet,
    most: number,
    module: number,
  ): PlayerSet;
  /** The largest set that some module holds and, among those of its size, the first in bench order; empty if
   *  it is not larger than the given number.
   *  @param available all of the bench who could come on, of whom only a limited number may. */
  moreThan(
    men: number,
    state: number,
    bench: readonly number[],
    available: PlayerSet,
    most: number,
  ): PlayerSet;
};

/** The number of pairs of states for which the count of joining players is kept, as a power of two. */
const PAIRS_KEPT = 14;
/** More players than ever come on. */
const MOST_ENTERING = 16;

export function makeJoinBench({ of, joined, joinable, holding }: RoleStates): JoinBench {
  const joiningIn = (from: number, available: PlayerSet, most: number, module: number): number => {
    let [state, left] = [from, most];
    let open = available & joinable(state, module);
    while (open !== 0 && --left > 0) {
      const bit = open & -open;
      state = joined(state, 31 - Math.clz32(bit));
      open &= joinable(state, module) & ~bit;
    }
    return open === 0 ? most - left : most;
  };
  /** By place: the state of those on the field, the state of those available, and how many come on. The three
   *  lie next to each other so that they are read from memory together. */
  const known = new Int32Array(3 << PAIRS_KEPT).fill(-1);
  /** How many come on depends on roles alone, not on the order of the bench or on who they are.
   *  @param open those who find a place if only one comes on. */
  const mostJoining = (state: number, open: PlayerSet, most: number): number => {
    const reserves = of(open) * MOST_ENTERING + most;
    const hash = Math.imul(state, 0x9e3779b1) ^ Math.imul(reserves, 0x85ebca6b);
    const place = 3 * (hash >>> (32 - PAIRS_KEPT));
    if (known[place] === state && known[place + 1] === reserves) return known[place + 2]!;
    let men = 0;
    for (let left = holding(state); left !== 0 && men < most; left &= left - 1) {
      const module = 31 - Math.clz32(left & -left);
      if (countOf(open & joinable(state, module)) <= men) continue;
      men = Math.max(men, joiningIn(state, open, most, module));
    }
    known[place] = state;
    known[place + 1] = reserves;
    known[place + 2] = men;
    return men;
  };
  /** The first set of this size that some module holds; empty if none holds as many. */
  const firstOf = (
    men: number,
    state: number,
    bench: readonly number[],
    available: PlayerSet,
    from: number,
  ): PlayerSet => {
    let open = available & joinable(state, ANYWHERE);
    let spare = countOf(open) - men;
    for (let place = from; spare >= 0; place++) {
      const player = bench[place]!;
      const bit = 1 << player;
      if ((open & bit) === 0) continue;
      if (men === 1) return bit;
      open &= ~bit;
      const others = firstOf(men - 1, joined(state, player), bench, open, place + 1);
      if (others !== 0) return bit | others;
      spare--;
    }
    return 0;
  };
  return {
    inTurn(from, bench, available, most, module) {
      let [state, came, left] = [from, 0, most];
      let open = available & joinable(state, module);
      for (let place = 0; open !== 0; place++) {
        const player = bench[place]!;
        const bit = 1 << player;
        if ((open & bit) === 0) continue;
        came |= bit;
        left--;
        if (left === 0) break;
        state = joined(state, player);
        open &= joinable(state, module) & ~bit;
      }
      return came;
    },
    moreThan(men, state, bench, available, most) {
      const open = available & joinable(state, ANYWHERE);
      if (countOf(open) <= men) return 0;
      // With one place left, whoever finds a place beside those on the field comes on.
      const joining = most === 1 ? 1 : mostJoining(state, open, most);
      return joining > men ? firstOf(joining, state, bench, open, 0) : 0;
    },
  };
}
