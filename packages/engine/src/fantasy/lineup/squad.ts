/** A roster made ready for the search: players by number, sets of players as bits of one number, and
 *  which sets of players a module can hold. */
import { enabledModules } from '../check-lineup.ts';
import { type PlaceKind, placesIn, seatCheaply } from '../place-players.ts';
import type { ChampionshipRules } from '../rules/championship-rules.ts';
import type { Module } from '../rules/modules.ts';
import { type ClassicRole, DEFENSIVE_ROLES } from '../rules/roles.ts';
import type { Candidate } from './candidate.ts';
import { modelPlayer, type PlayerModel } from './player-model.ts';

/** Players as bits, the first player the lowest. */
export type PlayerSet = number;
/** As many as the bits of a number hold. */
export const MOST_PLAYERS = 31;

export type Squad = {
  readonly rules: ChampionshipRules;
  readonly modules: readonly Module[];
  readonly players: readonly PlayerModel[];
  readonly lines: Readonly<Record<ClassicRole, PlayerSet>>;
  /** Whom D-Factor counts as defensive. */
  readonly defensive: PlayerSet;
  /** The same number for the same roles. */
  readonly kinds: readonly number[];
  readonly fits: Fits;
};

export type Fits = {
  /** Whether the module holds all of these in role. */
  holds(set: PlayerSet, module: number): boolean;
  /** The first module that does, or -1. */
  firstHolding(set: PlayerSet): number;
  /** Whether the module holds them where everyone may stand out of role as substitutes do. */
  holdsSomehow(set: PlayerSet, module: number): boolean;
  /** Whether it holds them where this one of them may. */
  holdsBut(set: PlayerSet, module: number, player: number): boolean;
  /** Who of a bench finds a place beside those on the field, as bits of places on the bench: each in turn
   *  who does, at most so many. Whom a module can hold is a matroid, so these are the most that can come on
   *  and, of their number, the first in bench order. -1 where those on the field have no place.
   *  @param somehow where everyone may stand out of role as substitutes do. */
  joining(
    onField: PlayerSet,
    bench: readonly number[],
    available: PlayerSet,
    most: number,
    module: number,
    somehow: boolean,
  ): number;
  /** How many stand out of role in this module, as substitutes may; Infinity where somebody finds no
   *  place at all. */
  cost(set: PlayerSet, module: number): number;
  /** The same for a line-up that is handed in. */
  submittedCost(set: PlayerSet, module: number): number;
};

/** @param candidates at most `MOST_PLAYERS`. */
export function makeSquad(rules: ChampionshipRules, candidates: readonly Candidate[]): Squad {
  if (candidates.length > MOST_PLAYERS) throw new RangeError(`more than ${MOST_PLAYERS} players`);
  const modules = enabledModules(rules);
  const players = candidates.map((candidate) => modelPlayer(rules, candidate));
  const setOf = (belongs: (player: PlayerModel) => boolean) =>
    players.reduce((set, player, at) => (belongs(player) ? set | (1 << at) : set), 0);
  const ofLine = (line: ClassicRole) => setOf((player) => player.line === line);
  const kindNames = players.map(({ candidate }) => candidate.roles.join());
  const known = [...new Set(kindNames)];
  const lines = { P: ofLine('P'), D: ofLine('D'), C: ofLine('C'), A: ofLine('A') };
  return {
    ...{ rules, modules, players, lines },
    defensive: setOf(({ candidate }) => candidate.roles.some((role) => DEFENSIVE_ROLES.has(role))),
    kinds: kindNames.map((name) => known.indexOf(name)),
    fits: rules.game === 'classic' ? classicFits(modules, lines) : mantraFits(modules, players),
  };
}

export function countOf(set: PlayerSet): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function membersOf(set: PlayerSet): number[] {
  const members: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) members.push(31 - Math.clz32(left & -left));
  return members;
}

/** More men of one line than any set of eleven has. */
const LINE_BASE = 12;

/** In Classic only how many of each line counts. */
function classicFits(modules: readonly Module[], lines: Squad['lines']): Fits {
  const holding = new Int32Array(LINE_BASE ** 4);
  modules.forEach(({ slots }, module) => {
    const most = (line: ClassicRole) => slots.filter(([role]) => role === line).length;
    for (let p = 0; p <= most('P'); p++) {
      for (let d = 0; d <= most('D'); d++) {
        for (let c = 0; c <= most('C'); c++) {
          for (let a = 0; a <= most('A'); a++) holding[lineKey(p, d, c, a)]! |= 1 << module;
        }
      }
    }
  });
  const holdingBits = (set: PlayerSet): number => {
    const key = lineKey(
      countOf(set & lines.P),
      countOf(set & lines.D),
      countOf(set & lines.C),
      countOf(set & lines.A),
    );
    return holding[key]!;
  };
  const holds = (set: PlayerSet, module: number) => (holdingBits(set) & (1 << module)) !== 0;
  const cost = (set: PlayerSet, module: number) =>
    holds(set, module) ? 0 : Number.POSITIVE_INFINITY;
  return {
    ...{ holds, cost, submittedCost: cost, holdsBut: holds, holdsSomehow: holds },
    joining(onField, bench, available, most, module) {
      if (!holds(onField, module)) return -1;
      let [set, joined, left] = [onField, 0, most];
      for (let at = 0; at < bench.length && left > 0; at++) {
        const bit = 1 << bench[at]!;
        if (!(available & bit) || !holds(set | bit, module)) continue;
        set |= bit;
        joined |= 1 << at;
        left--;
      }
      return joined;
    },
    firstHolding(set) {
      const bits = holdingBits(set);
      return bits === 0 ? -1 : 31 - Math.clz32(bits & -bits);
    },
  };
}

const lineKey = (p: number, d: number, c: number, a: number) =>
  ((p * LINE_BASE + d) * LINE_BASE + c) * LINE_BASE + a;

function mantraFits(modules: readonly Module[], players: readonly PlayerModel[]): Fits {
  const placesOf = (kind: PlaceKind) =>
    modules.map((module) =>
      Int32Array.from(players, ({ candidate }) => placesIn(module, candidate.roles, kind)),
    );
  const inRole = placesOf('inRole');
  const seatInRole = inRole.map(makeSeating);
  const asked = modules.map(() => new Map<PlayerSet, boolean>());
  const holds = (set: PlayerSet, module: number): boolean => {
    const known = asked[module]!.get(set);
    if (known !== undefined) return known;
    const found = seatInRole[module]!.holds(set);
    asked[module]!.set(set, found);
    return found;
  };
  const seatingWith = (outOfRole: readonly Int32Array[]) =>
    outOfRole.map((places, module) =>
      makeSeating(places.map((set, player) => set | inRole[module]![player]!)),
    );
  const costWith = (kind: PlaceKind) => {
    const outOfRole = placesOf(kind);
    const seatSomehow = seatingWith(outOfRole);
    const costs = modules.map(() => new Map<PlayerSet, number>());
    return (set: PlayerSet, module: number): number => {
      const known = costs[module]!.get(set);
      if (known !== undefined) return known;
      const cost = holds(set, module)
        ? 0
        : seatSomehow[module]!.holds(set)
          ? fewestOutOfRole(set, inRole[module]!, outOfRole[module]!)
          : Number.POSITIVE_INFINITY;
      costs[module]!.set(set, cost);
      return cost;
    };
  };
  const somehow = placesOf('outOfRole');
  const mixed = inRole.map((places) => places.slice());
  const seatMixed = mixed.map(makeSeating);
  const seatSomehow = seatingWith(somehow);
  return {
    ...{ holds, cost: costWith('outOfRole'), submittedCost: costWith('outOfRoleSubmitted') },
    firstHolding(set) {
      for (let module = 0; module < modules.length; module++) if (holds(set, module)) return module;
      return -1;
    },
    holdsSomehow: (set, module) => seatSomehow[module]!.holds(set),
    joining: (onField, bench, available, most, module, isSomehow) =>
      (isSomehow ? seatSomehow : seatInRole)[module]!.joining(onField, bench, available, most),
    holdsBut(set, module, player) {
      const places = mixed[module]!;
      places[player]! |= somehow[module]![player]!;
      const found = seatMixed[module]!.holds(set);
      places[player] = inRole[module]![player]!;
      return found;
    },
  };
}

/** Mostly one stands out of role: each is tried in turn before all are placed at once. */
function fewestOutOfRole(set: PlayerSet, inRole: Int32Array, outOfRole: Int32Array): number {
  const places = inRole.slice();
  const seating = makeSeating(places);
  const members = membersOf(set);
  for (const member of members) {
    if (outOfRole[member] === 0) continue;
    places[member] = inRole[member]! | outOfRole[member]!;
    if (seating.holds(set)) return 1;
    places[member] = inRole[member]!;
  }
  const inside = members.map((player) => inRole[player]!);
  const outside = members.map((player) => outOfRole[player]!);
  return seatCheaply(inside, outside, SLOTS).cost;
}

const SLOTS = 11;

type Seating = {
  holds(set: PlayerSet): boolean;
  joining(onField: PlayerSet, bench: readonly number[], available: PlayerSet, most: number): number;
};

/** Asks of sets of players whether everyone finds one of their places: augmenting paths (Kuhn). */
function makeSeating(places: Int32Array): Seating {
  const owners = new Int8Array(SLOTS);
  let taken = 0;
  let tried = 0;
  const seat = (player: number): boolean => {
    const own = places[player]!;
    const free = own & ~taken;
    if (free !== 0) {
      const slot = 31 - Math.clz32(free & -free);
      owners[slot] = player;
      taken |= 1 << slot;
      return true;
    }
    for (let open = own & ~tried; open !== 0; open = own & ~tried) {
      const slot = 31 - Math.clz32(open & -open);
      tried |= 1 << slot;
      if (!seat(owners[slot]!)) continue;
      owners[slot] = player;
      return true;
    }
    return false;
  };
  const holds = (set: PlayerSet): boolean => {
    if (countOf(set) > SLOTS) return false;
    taken = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      tried = 0;
      if (!seat(31 - Math.clz32(left & -left))) return false;
    }
    return true;
  };
  return {
    holds,
    joining(onField, bench, available, most) {
      if (!holds(onField)) return -1;
      let [joined, left] = [0, most];
      for (let at = 0; at < bench.length && left > 0; at++) {
        const player = bench[at]!;
        if (!(available & (1 << player))) continue;
        tried = 0;
        if (!seat(player)) continue;
        joined |= 1 << at;
        left--;
      }
      return joined;
    },
  };
}
