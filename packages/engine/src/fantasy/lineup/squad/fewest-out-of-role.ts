/** The fewest of a set that have to stand out of role: each player in turn takes the cheapest slot, and
 *  others may move to make room (successive shortest paths). */
import { SLOTS } from './hall-limits.ts';
import type { PlayerSet } from './player-set.ts';

const UNREACHED = 99;

/** Only for sets that find places. Takes each player's places, as bits of slots. */
export function fewestOutOfRole(
  inRole: Int32Array,
  outOfRole: Int32Array,
): (set: PlayerSet) => number {
  const owners = new Int8Array(SLOTS);
  /** By slot: the cost of ending the new player's path there, and the slot from which a player moves into it. */
  const costs = new Int8Array(SLOTS);
  const from = new Int8Array(SLOTS);
  /** Lowers the cost of the slots that a player could take; returns whether any changed. */
  const reach = (player: number, cost: number, leaving: number): boolean => {
    let isLower = false;
    const own = inRole[player]!;
    for (let left = own | outOfRole[player]!; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const slot = 31 - Math.clz32(bit);
      const there = cost + (own & bit ? 0 : 1);
      if (there >= costs[slot]!) continue;
      costs[slot] = there;
      from[slot] = leaving;
      isLower = true;
    }
    return isLower;
  };
  const seat = (player: number): number => {
    costs.fill(UNREACHED);
    for (let isLower = reach(player, 0, -1); isLower; ) {
      isLower = false;
      for (let slot = 0; slot < SLOTS; slot++) {
        const owner = owners[slot]!;
        if (owner < 0 || costs[slot] === UNREACHED) continue;
        const saved = inRole[owner]! & (1 << slot) ? 0 : 1;
        if (reach(owner, costs[slot]! - saved, slot)) isLower = true;
      }
    }
    let end = -1;
    for (let slot = 0; slot < SLOTS; slot++) {
      if (owners[slot]! < 0 && (end < 0 || costs[slot]! < costs[end]!)) end = slot;
    }
    const cost = costs[end]!;
    while (from[end]! >= 0) {
      owners[end] = owners[from[end]!]!;
      end = from[end]!;
    }
    owners[end] = player;
    return cost;
  };
  return (set) => {
    owners.fill(-1);
    let cost = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      cost += seat(31 - Math.clz32(left & -left));
    }
    return cost;
  };
}
