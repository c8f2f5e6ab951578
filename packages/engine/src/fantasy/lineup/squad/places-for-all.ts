import { SLOTS } from './hall-limits.ts';
import type { PlayerSet } from './player-set.ts';

/** How many of a set find places at once: augmenting paths (Kuhn).
 *  @param places by player, as bits of slots. */
export function placesForAll(places: Int32Array, set: PlayerSet): number {
  const owners = new Int32Array(SLOTS).fill(-1);
  let tried = 0;
  const seat = (player: number): boolean => {
    for (let open = places[player]! & ~tried; open !== 0; open = places[player]! & ~tried) {
      const slot = 31 - Math.clz32(open & -open);
      tried |= 1 << slot;
      if (owners[slot]! >= 0 && !seat(owners[slot]!)) continue;
      owners[slot] = player;
      return true;
    }
    return false;
  };
  let seated = 0;
  for (let left = set; left !== 0; left &= left - 1) {
    tried = 0;
    if (seat(31 - Math.clz32(left & -left))) seated++;
  }
  return seated;
}
