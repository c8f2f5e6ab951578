/** How reserves come on in Classic, where each reserve in bench order comes on if there is a place. That
 *  depends on how many players of each line are missing, not on who they are, so all cases are followed at
 *  once. A case is how many of each line are on the field, how many may still come on, and which of the
 *  players whose votes a modifier combines have come on. */
import { CLASSIC_ROLES } from '../../rules/roles.ts';
import { countOf, type PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { type CasesAtPlace, copyOf, MOST_CASES, makeCases, resume } from './walk-cases.ts';

export type BenchWalk = {
  /** By place on the bench: the chance of coming on. */
  readonly enters: Float64Array;
  /** The number of cases at the end; for each its chance, the players on the field and who came on. */
  readonly cases: number;
  readonly mass: Float64Array;
  readonly counts: Int32Array;
  /** The players told apart, in bench order; which of them came on are bits in that order. */
  readonly told: readonly number[];
  readonly seated: Int32Array;
};
export type BenchWalker = {
  /** A walk is valid only until the next one, which uses the same arrays.
   *  @param precision cases that are rarer are not followed.
   *  @param absent a starter who is taken to be missing. */
  walk(lineup: FieldedLineup, precision: number, absent?: number): BenchWalk;
  /** Later walks of line-ups with the same eleven start where their bench first differs from this one. */
  keep(lineup: FieldedLineup, precision: number): void;
};
/** The number of players of each line takes three bits of a number, forwards the lowest. */
const SHIFTS = { P: 9, D: 6, C: 3, A: 0 } as const;
export const COUNTS = 1 << 10;
/** Reserves beyond this number are not told apart, since the last of them hardly ever come on. */
export const MOST_TOLD = 8;

/** Whether this walk says who comes on. */
export const walksTheBench = ({ rules: { game, substitutions } }: Squad): boolean =>
  game === 'classic' && substitutions.mode !== 'hybrid';

/** @param told players whose votes a modifier combines. */
export function makeBenchWalk(squad: Squad, told: PlayerSet): BenchWalker {
  const { rules, players, modules } = squad;
  const { mode, maximum } = rules.substitutions;
  const joinable = joinableCounts(squad);
  const begin = makeBeginning(squad);
  const lefts = maximum + 1;
  const men = players.map(({ line }) => 1 << SHIFTS[line]);
  /** By case, its number among those found so far plus one; 0 if it is new. */
  let numbers = new Int32Array(COUNTS * lefts);
  const met = makeCases();
  const { ids, seated, counts, left, mass, open, isOpen } = met;
  const moved = new Float64Array(MOST_CASES);
  let kept: KeptWalk | null = null;

  /** The players on the field before anybody comes on. */
  const beginWith = (starters: PlayerSet, precision: number, absent: number): void => {
    met.size = begin(starters, precision, absent, counts, mass);
    met.openSize = 0;
    for (let at = 0; at < met.size; at++) {
      const more = Math.min(maximum, 11 - menIn(counts[at]!));
      left[at] = more;
      seated[at] = 0;
      ids[at] = counts[at]! * lefts + more;
      isOpen[at] = 1;
      if (more > 0) open[met.openSize++] = at;
    }
  };

  /** Lets the next reserve come on wherever there is a place; returns the chance that they do. */
  const bringOn = (
    reserve: number,
    seatBit: number,
    joins: Uint8Array,
    precision: number,
  ): number => {
    const known = numbers;
    const { plays } = players[reserve]!;
    const man = men[reserve]!;
    let { size, openSize } = met;
    // Cases that have become rare are closed until others lead to them again.
    let before = 0;
    let total = 0;
    for (let nth = 0; nth < openSize; nth++) {
      const at = open[nth]!;
      const held = mass[at]!;
      if (held <= precision) {
        isOpen[at] = 0;
        continue;
      }
      open[before] = at;
      const chance = held * plays;
      // A reserve who hardly ever plays leaves the case to those behind.
      if (chance > precision && joins[counts[at]! + man] === 1) {
        moved[before] = chance;
        mass[at]! -= chance;
        total += chance;
      } else moved[before] = 0;
      before++;
    }
    openSize = before;
    for (let nth = 0; nth < before; nth++) {
      const chance = moved[nth]!;
      if (chance === 0) continue;
      const at = open[nth]!;
      const here = seated[at]! | seatBit;
      const more = left[at]! - 1;
      const id = (here * COUNTS + counts[at]! + man) * lefts + more;
      const number = known[id]!;
      if (number > 0) {
        mass[number - 1]! += chance;
        if (more === 0 || isOpen[number - 1] === 1) continue;
        isOpen[number - 1] = 1;
        open[openSize++] = number - 1;
      } else if (size < MOST_CASES) {
        ids[size] = id;
        seated[size] = here;
        counts[size] = counts[at]! + man;
        left[size] = more;
        mass[size] = chance;
        isOpen[size] = 1;
        if (more > 0) open[openSize++] = size;
        size++;
        known[id] = size;
      }
    }
    met.size = size;
    met.openSize = openSize;
    return total;
  };

  const walk = (
    { module, starters, bench }: FieldedLineup,
    precision: number,
    absent: number,
    onPlace: ((place: number) => void) | null,
  ): BenchWalk => {
    for (let at = 0; at < met.size; at++) numbers[ids[at]!] = 0;
    const seats = told === 0 ? [] : bench.filter((at) => told & (1 << at)).slice(0, MOST_TOLD);
    const needed = (COUNTS * lefts) << seats.length;
    if (numbers.length < needed) numbers = new Int32Array(needed);
    const played = mode === 'dynamic' ? modules.length : module;
    const isAlike =
      kept?.starters === starters &&
      kept.precision === precision &&
      kept.played === played &&
      absent < 0;
    const first = isAlike ? sharedPlaces(kept!.bench, bench) : 0;
    if (isAlike) resume(met, kept!.places[first]!);
    else beginWith(starters, precision, absent);
    for (let at = 0; at < met.size; at++) numbers[ids[at]!] = at + 1;
    const enters = new Float64Array(bench.length);
    if (first > 0) enters.set(kept!.enters.subarray(0, first));
    const joins = joinable[played]!;
    for (let place = first; place < bench.length; place++) {
      onPlace?.(place);
      const seat = seats.indexOf(bench[place]!);
      enters[place] = bringOn(bench[place]!, seat < 0 ? 0 : 1 << seat, joins, precision);
    }
    onPlace?.(bench.length);
    return { enters, cases: met.size, mass, counts, told: seats, seated };
  };
  return {
    walk: (lineup, precision, absent = -1) => walk(lineup, precision, absent, null),
    keep(lineup, precision) {
      const { module, starters, bench } = lineup;
      kept = null;
      const places: CasesAtPlace[] = [];
      const { enters } = walk(lineup, precision, -1, () => places.push(copyOf(met)));
      const played = mode === 'dynamic' ? modules.length : module;
      kept = { starters, bench, precision, played, places, enters };
    },
  };
}

/** A walk that stores its cases at each place of the bench. */
type KeptWalk = {
  readonly starters: PlayerSet;
  readonly bench: readonly number[];
  readonly precision: number;
  readonly played: number;
  readonly places: readonly CasesAtPlace[];
  readonly enters: Float64Array;
};

const sharedPlaces = (one: readonly number[], other: readonly number[]): number => {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  return place;
};

/** Writes how many of each line may be on the field, each with its chance, and returns the number of cases. */
function makeBeginning({ players, lines }: Squad) {
  const perLine = CLASSIC_ROLES.map(() => new Float64Array(8));
  return (
    starters: PlayerSet,
    precision: number,
    absent: number,
    counts: Int32Array,
    mass: Float64Array,
  ): number => {
    let cases = 1;
    counts[0] = 0;
    mass[0] = 1;
    CLASSIC_ROLES.forEach((line, nth) => {
      const chances = perLine[nth]!;
      const most = presentChances(players, starters & lines[line], absent, chances);
      const shift = SHIFTS[line];
      // Each case becomes one case per number of players; the one with all of them keeps its index.
      const before = cases;
      for (let at = 0; at < before; at++) {
        const [own, chance] = [counts[at]!, mass[at]!];
        mass[at] = chance * chances[most]!;
        counts[at] = own + (most << shift);
        for (let present = 0; present < most; present++) {
          const share = chance * chances[present]!;
          if (share <= precision) continue;
          counts[cases] = own + (present << shift);
          mass[cases] = share;
          cases++;
        }
      }
    });
    return cases;
  };
}

/** Fills in the probability of each number of these being present, and returns how many they are. */
function presentChances(
  players: Squad['players'],
  set: PlayerSet,
  absent: number,
  chances: Float64Array,
): number {
  chances.fill(0);
  chances[0] = 1;
  let men = 0;
  for (let left = set; left !== 0; left &= left - 1) {
    const player = 31 - Math.clz32(left & -left);
    const plays = player === absent ? 0 : players[player]!.plays;
    men++;
    for (let count = men; count > 0; count--) {
      chances[count] = chances[count]! * (1 - plays) + chances[count - 1]! * plays;
    }
    chances[0]! *= 1 - plays;
  }
  return men;
}

/** How many players of each line a set has. */
export const countsOf = ({ lines }: Squad, set: PlayerSet): number =>
  (countOf(set & lines.P) << SHIFTS.P) |
  (countOf(set & lines.D) << SHIFTS.D) |
  (countOf(set & lines.C) << SHIFTS.C) |
  (countOf(set & lines.A) << SHIFTS.A);

export const menIn = (counts: number): number =>
  (counts >> 9) + ((counts >> 6) & 7) + ((counts >> 3) & 7) + (counts & 7);

export const keepersIn = (counts: number): number => counts >> SHIFTS.P;

/** The bits of the counts for the lines of these players. */
export const countsSeen = ({ lines }: Squad, of: PlayerSet): number =>
  CLASSIC_ROLES.reduce((bits, line) => bits | (lines[line] & of ? 7 << SHIFTS[line] : 0), 0);

/** The module played in the end with these counts: the team's own one if it can hold them. */
export function playedModule(squad: Squad): (own: number, counts: number) => number {
  const { modules, rules } = squad;
  if (rules.substitutions.mode === 'traditional') return (own) => own;
  const holds = joinableCounts(squad);
  return (own, counts) =>
    holds[own]![counts] ? own : modules.findIndex((_, module) => holds[module]![counts]);
}

/** For each module, and last for any of them: which counts it can hold. */
function joinableCounts({ modules }: Squad): readonly Uint8Array[] {
  const any = new Uint8Array(COUNTS);
  const own = modules.map(({ slots }) => {
    const holds = new Uint8Array(COUNTS);
    const [p, d, c, a] = CLASSIC_ROLES.map(
      (line) => slots.filter(([role]) => role === line).length,
    ) as [number, number, number, number];
    for (let counts = 0; counts < COUNTS; counts++) {
      const fits =
        counts >> 9 <= p &&
        ((counts >> 6) & 7) <= d &&
        ((counts >> 3) & 7) <= c &&
        (counts & 7) <= a;
      if (!fits) continue;
      holds[counts] = 1;
      any[counts] = 1;
    }
    return holds;
  });
  return [...own, any];
}
