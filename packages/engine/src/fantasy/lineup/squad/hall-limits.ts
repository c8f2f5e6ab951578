/** Which sets of players find places in a module, by Hall's theorem: they all do unless some group of slots
 *  is too small for those who can stand nowhere else. Most groups never decide; the few that may are kept. */
import { countOf, type PlayerSet } from './player-set.ts';

export const SLOTS = 11;

/** One group of slots and the players who have no place outside it. */
export type Limit = {
  readonly players: PlayerSet;
  readonly slots: number;
  readonly most: number;
};

/** @param places by player, as bits of slots. */
export function hallLimits(places: Int32Array): readonly Limit[] {
  const owners = new Map<number, PlayerSet>();
  places.forEach((own, player) => {
    owners.set(own, (owners.get(own) ?? 0) | (1 << player));
  });
  const distinct = Int32Array.from(owners.keys());
  const sets = Int32Array.from(owners.values());
  const groups = unionsOf(distinct);
  const found: Limit[] = [];
  for (const slots of groups) {
    let players = 0;
    for (let at = 0; at < distinct.length; at++) {
      if ((distinct[at]! & ~slots) === 0) players |= sets[at]!;
    }
    const most = countOf(slots);
    // Skipped: too few players to fill it, or two groups that are independent of each other.
    if (players === 0 || countOf(players) < most || !isOneGroup(distinct, slots)) continue;
    found.push({ players, slots, most });
  }
  // The narrowest first: most sets that do not fit fail there.
  return found.sort((a, b) => a.most - b.most || a.slots - b.slots);
}

function unionsOf(places: Int32Array): number[] {
  const isKnown = new Uint8Array(1 << SLOTS);
  const unions = [0];
  isKnown[0] = 1;
  for (const own of places) {
    for (let at = unions.length - 1; at >= 0; at--) {
      const union = unions[at]! | own;
      if (isKnown[union] === 1) continue;
      isKnown[union] = 1;
      unions.push(union);
    }
  }
  return unions;
}

/** Whether the slots are connected by players who have places only among them. */
function isOneGroup(places: Int32Array, slots: number): boolean {
  let reached = slots & -slots;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let at = 0; at < places.length; at++) {
      const own = places[at]!;
      if (own & reached && (own & ~slots) === 0) reached |= own;
    }
  }
  return reached === slots;
}

/** What the limits of one module tell about a set. */
export type ModuleLimits = {
  holds(set: PlayerSet): boolean;
  /** The slots that one more player could take, as bits: free ones and those whose owner could move. */
  open(set: PlayerSet): number;
  /** For a set that finds no places: the players of whom any one could leave so that the others do; 0 if
   *  removing one is not enough. */
  removable(set: PlayerSet): PlayerSet;
  /** A lower bound of how many would have to leave. */
  excess(set: PlayerSet): number;
};
const ALL_SLOTS = (1 << SLOTS) - 1;

export function moduleLimits(limits: readonly Limit[]): ModuleLimits {
  const count = limits.length;
  const players = Int32Array.from(limits, (limit) => limit.players);
  const slots = Int32Array.from(limits, (limit) => limit.slots);
  const most = Int32Array.from(limits, (limit) => limit.most);
  return {
    holds(set) {
      for (let at = 0; at < count; at++) {
        if (countOf(set & players[at]!) > most[at]!) return false;
      }
      return true;
    },
    open(set) {
      let full = 0;
      for (let at = 0; at < count; at++) {
        const left = most[at]! - countOf(set & players[at]!);
        if (left > 0) continue;
        if (left < 0) return 0;
        full |= slots[at]!;
      }
      return ALL_SLOTS & ~full;
    },
    removable(set) {
      let common = set;
      for (let at = 0; at < count && common !== 0; at++) {
        const over = countOf(set & players[at]!) - most[at]!;
        if (over > 1) return 0;
        if (over === 1) common &= players[at]!;
      }
      return common;
    },
    excess(set) {
      let excess = 0;
      for (let at = 0; at < count; at++) {
        const over = countOf(set & players[at]!) - most[at]!;
        if (over > excess) excess = over;
      }
      return excess;
    },
  };
}
