/** What modules hold depends on roles alone: sets with as many men of each kind are one state. What was worked out for
 *  a state serves all of its sets, and to take one more man into a set is to look up a number. */
import type { Limit } from './hall-limits.ts';
import { countOf, membersOf, type PlayerSet } from './player-set.ts';
import { placeOf } from './remember-sets.ts';

/** Limits of a module, those that count men of each kind. */
type KindLimits = { readonly players: Int32Array; readonly most: Int32Array };

export type RoleStates = {
  of(set: PlayerSet): number;
  /** After one more, who was not among them. */
  joined(state: number, player: number): number;
  /** Modules that hold them, as bits. */
  holding(state: number): number;
  /** What was worked out for a state and a module, remembered: numbers from 0 to a few thousand. */
  remember(
    work: (like: PlayerSet, module: number) => number,
  ): (state: number, module: number) => number;
};

/** Of how many sets the states are kept, as a power of two. */
const SETS_KEPT = 13;
const STATES_AT_FIRST = 8192;
const NOT_ASKED = -1;

/** @param kinds by player: the same number for the same roles. */
export function makeRoleStates(
  kinds: readonly number[],
  limits: ReadonlyArray<readonly Limit[]>,
): RoleStates {
  const modules = limits.length;
  const masks = masksOf(kinds);
  const usual = makeUsualSet(masks);
  const width = masks.length;
  const kindOf = Int32Array.from(kinds);
  const packed = limits.map(pack);
  const counting = masks.flatMap((mask) =>
    limits.map((own) => pack(own.filter(({ players }) => players & mask & -mask))),
  );
  const states = new Map<PlayerSet, number>();
  let likes = new Int32Array(STATES_AT_FIRST);
  let holders = new Int32Array(STATES_AT_FIRST);
  let next = new Int32Array(STATES_AT_FIRST * width).fill(NOT_ASKED);
  const add = (like: PlayerSet, held: number): number => {
    const state = states.size;
    if (state === likes.length) {
      likes = longer(likes, 0);
      holders = longer(holders, 0);
      next = longer(next, NOT_ASKED);
    }
    states.set(like, state);
    likes[state] = like;
    holders[state] = held;
    return state;
  };
  const holdingOf = (like: PlayerSet): number => {
    let held = 0;
    for (let module = 0; module < modules; module++) {
      if (isWithin(packed[module]!, like)) held |= 1 << module;
    }
    return held;
  };
  /** Of modules that held a set before one of a kind joined it: only limits that count them can be passed. */
  const stillHolding = (before: number, kind: number, like: PlayerSet): number => {
    let held = before;
    for (let left = before; left !== 0; left &= left - 1) {
      const module = 31 - Math.clz32(left & -left);
      if (!isWithin(counting[kind * modules + module]!, like)) held &= ~(1 << module);
    }
    return held;
  };
  const sets = new Int32Array(1 << SETS_KEPT).fill(-1);
  const latest = new Int32Array(1 << SETS_KEPT);
  return {
    of(set) {
      const place = placeOf(set, SETS_KEPT);
      if (sets[place] !== set) {
        sets[place] = set;
        const like = usual(set);
        latest[place] = states.get(like) ?? add(like, holdingOf(like));
      }
      return latest[place]!;
    },
    joined(state, player) {
      const kind = kindOf[player]!;
      const way = state * width + kind;
      const known = next[way]!;
      if (known !== NOT_ASKED) return known;
      const open = masks[kind]! & ~likes[state]!;
      const like = likes[state]! | (open & -open);
      const found = states.get(like) ?? add(like, stillHolding(holders[state]!, kind, like));
      next[way] = found;
      return found;
    },
    holding: (state) => holders[state]!,
    remember(work) {
      let values = new Int16Array(STATES_AT_FIRST * modules).fill(NOT_ASKED);
      return (state, module) => {
        const place = state * modules + module;
        while (place >= values.length) values = longer(values, NOT_ASKED);
        if (values[place] === NOT_ASKED) values[place] = work(likes[state]!, module);
        return values[place]!;
      };
    },
  };
}

const pack = (limits: readonly Limit[]): KindLimits => ({
  players: Int32Array.from(limits, ({ players }) => players),
  most: Int32Array.from(limits, ({ most }) => most),
});

function isWithin({ players, most }: KindLimits, set: PlayerSet): boolean {
  for (let at = 0; at < most.length; at++) {
    if (countOf(set & players[at]!) > most[at]!) return false;
  }
  return true;
}

function longer<Values extends Int32Array | Int16Array>(values: Values, empty: number): Values {
  const made = new (values.constructor as new (length: number) => Values)(2 * values.length);
  made.fill(empty, values.length);
  made.set(values);
  return made;
}

function masksOf(kinds: readonly number[]): PlayerSet[] {
  const masks: PlayerSet[] = [];
  kinds.forEach((kind, player) => {
    masks[kind] = (masks[kind] ?? 0) | (1 << player);
  });
  return masks;
}

/** The first so many of each kind in place of those of a set. */
function makeUsualSet(masks: readonly PlayerSet[]): (set: PlayerSet) => PlayerSet {
  const several = Int32Array.from(masks.filter((mask) => countOf(mask) > 1));
  const alone = masks.reduce((set, mask) => (countOf(mask) === 1 ? set | mask : set), 0);
  const firsts = Array.from(several, (mask) => {
    let set = 0;
    return Int32Array.from([0, ...membersOf(mask)], (player, at) => {
      if (at > 0) set |= 1 << player;
      return set;
    });
  });
  return (set) => {
    let like = set & alone;
    for (let at = 0; at < several.length; at++) {
      like |= firsts[at]![countOf(set & several[at]!)]!;
    }
    return like;
  };
}
