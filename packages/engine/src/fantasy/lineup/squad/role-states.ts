/** What modules hold depends on roles alone: sets with the same number of players of each kind are one state.
 *  Results for a state serve all of its sets, and adding a player to a set is a table lookup. */
import type { Limit } from './hall-limits.ts';
import { countOf, membersOf, type PlayerSet } from './player-set.ts';
import { placeOf } from './remember-sets.ts';

/** Limits of a module that count players of each kind. */
export type KindLimits = { readonly players: Int32Array; readonly most: Int32Array };

export type RoleStates = {
  of(set: PlayerSet): number;
  /** The state after one more player, who was not among them. */
  joined(state: number, player: number): number;
  /** Modules that hold them, as bits. */
  holding(state: number): number;
  isHeld(state: number, module: number): boolean;
  /** The players, of all, whom a module holds beside them; with `ANYWHERE` those whom some module holds. */
  joinable(state: number, module: number): PlayerSet;
  /** Limits of a module that some set of these players exceeds. */
  limitsOf(module: number): KindLimits;
  /** Remembers a result for a state and a module: a number from 0 to a few thousand. */
  remember(
    work: (like: PlayerSet, module: number) => number,
  ): (state: number, module: number) => number;
};

/** Instead of a module: any that holds them. */
export const ANYWHERE = -1;

/** The number of sets whose states are kept, as a power of two. */
const SETS_KEPT = 15;
const STATES_AT_FIRST = 8192;
/** The initial number of entries for states, as a power of two. */
const STATE_BITS = 15;
const NOT_ASKED = -1;

/** @param kinds by player: equal numbers for equal roles. */
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
  let size = 0;
  /** Hash table of states, found by the set that stands for each; if an entry is taken, the next is tried. */
  let states = new Int32Array(1 << STATE_BITS).fill(NOT_ASKED);
  let likes = new Int32Array(STATES_AT_FIRST);
  let holders = new Int32Array(STATES_AT_FIRST);
  let next = new Int32Array(STATES_AT_FIRST * width).fill(NOT_ASKED);
  const add = (like: PlayerSet, held: number): number => {
    const state = size++;
    if (state === likes.length) {
      likes = longer(likes, 0);
      holders = longer(holders, 0);
      next = longer(next, NOT_ASKED);
      states = new Int32Array(2 * states.length).fill(NOT_ASKED);
      for (let known = 0; known < state; known++) keep(likes[known]!, known);
    }
    keep(like, state);
    likes[state] = like;
    holders[state] = held;
    return state;
  };
  const keep = (like: PlayerSet, state: number): void => {
    let place = placeOf(like, STATE_BITS);
    while (states[place] !== NOT_ASKED) place = (place + 1) & (states.length - 1);
    states[place] = state;
  };
  const find = (like: PlayerSet): number => {
    let place = placeOf(like, STATE_BITS);
    for (;;) {
      const state = states[place]!;
      if (state === NOT_ASKED || likes[state] === like) return state;
      place = (place + 1) & (states.length - 1);
    }
  };
  const holdingOf = (like: PlayerSet): number => {
    let held = 0;
    for (let module = 0; module < modules; module++) {
      if (isWithin(packed[module]!, like)) held |= 1 << module;
    }
    return held;
  };
  /** Only modules that held the set before a kind joined it, and only limits that count this kind, need
   *  checking. */
  const stillHolding = (before: number, kind: number, like: PlayerSet): number => {
    let held = before;
    for (let left = before; left !== 0; left &= left - 1) {
      const module = 31 - Math.clz32(left & -left);
      if (!isWithin(counting[kind * modules + module]!, like)) held &= ~(1 << module);
    }
    return held;
  };
  const holding = (state: number): number => {
    if (holders[state] === NOT_ASKED) holders[state] = holdingOf(likes[state]!);
    return holders[state]!;
  };
  const everybody = masks.reduce((set, mask) => set | mask, 0);
  const joinableIn = (like: PlayerSet, module: number): PlayerSet => {
    const { players, most } = packed[module]!;
    let refused = 0;
    for (let at = 0; at < most.length; at++) {
      const left = most[at]! - countOf(like & players[at]!);
      if (left < 0) return 0;
      if (left === 0) refused |= players[at]!;
    }
    return everybody & ~refused;
  };
  // One more entry than modules: `ANYWHERE` comes first.
  let joining = new Int32Array(STATES_AT_FIRST * (modules + 1)).fill(NOT_ASKED);
  const joinable = (state: number, module: number): PlayerSet => {
    const place = state * (modules + 1) + module + 1;
    while (place >= joining.length) joining = longer(joining, NOT_ASKED);
    const known = joining[place]!;
    if (known !== NOT_ASKED) return known;
    let found = 0;
    if (module !== ANYWHERE) found = joinableIn(likes[state]!, module);
    else {
      for (let left = holding(state); left !== 0; left &= left - 1) {
        found |= joinable(state, 31 - Math.clz32(left & -left));
      }
    }
    joining[place] = found;
    return found;
  };
  /** By index a set and its state, next to each other so that they are read from memory together. */
  const sets = new Int32Array(2 << SETS_KEPT).fill(-1);
  return {
    of(set) {
      const place = 2 * placeOf(set, SETS_KEPT);
      if (sets[place] !== set) {
        sets[place] = set;
        const like = usual(set);
        const known = find(like);
        sets[place + 1] = known === NOT_ASKED ? add(like, NOT_ASKED) : known;
      }
      return sets[place + 1]!;
    },
    joined(state, player) {
      const kind = kindOf[player]!;
      const way = state * width + kind;
      const known = next[way]!;
      if (known !== NOT_ASKED) return known;
      const open = masks[kind]! & ~likes[state]!;
      const like = likes[state]! | (open & -open);
      const found = find(like);
      if (found !== NOT_ASKED) {
        next[way] = found;
        return found;
      }
      const before = holders[state]!;
      const held = before === NOT_ASKED ? NOT_ASKED : stillHolding(before, kind, like);
      const after = add(like, held);
      next[way] = after;
      return after;
    },
    holding,
    isHeld(state, module) {
      const held = holders[state]!;
      if (held !== NOT_ASKED) return ((held >>> module) & 1) === 1;
      return isWithin(packed[module]!, likes[state]!);
    },
    joinable,
    limitsOf: (module) => packed[module]!,
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

/** Only limits that some set of players exceeds. */
function pack(limits: readonly Limit[]): KindLimits {
  const passed = limits.filter(({ players, most }) => countOf(players) > most);
  return {
    players: Int32Array.from(passed, ({ players }) => players),
    most: Int32Array.from(passed, ({ most }) => most),
  };
}

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

/** Replaces the players of a set by the first so many of each kind. */
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
