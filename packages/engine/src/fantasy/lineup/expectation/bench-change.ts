/** What a change of the bench changes: in which rounds it may matter, and who comes on there. */
import { countOf, membersOf, type PlayerSet, setOf } from '../squad/player-set.ts';
import type { RoundColumns } from './round-columns.ts';

/** The players who find a place beside these. */
export type Joinable = (set: PlayerSet) => PlayerSet;
/** Rounds of one word, as bits, in which `into` comes on instead of `out`. */
type VisitExchange = (rounds: number, out: number, into: number) => void;
export type BenchChange = {
  /** Visits what changes in settled rounds; returns those that have to be looked at one by one. */
  exchanges(columns: RoundColumns, word: number, visit: VisitExchange): number;
  /** Visits what probably changes in those rounds: quick, and nearly right. */
  guess?(columns: RoundColumns, word: number, visit: VisitExchange): void;
  /** The rounds in which other reserves may come on; in all others nothing changes. */
  matters(columns: RoundColumns, word: number): number;
  /** Who comes on now in a round where the wanted number came on before, in role in their own module; -1 if
   *  this cannot tell. The sets that a module holds form a matroid, and those who come on are its first basis
   *  in bench order: removing, adding or moving one player exchanges at most one member of it. */
  inModule(onField: PlayerSet, present: PlayerSet, came: PlayerSet, joinable: Joinable): PlayerSet;
  /** The same for a round that needed another module or somebody out of role. The first set in bench order
   *  that some module holds comes on, so a player who sits earlier than before comes on beside all who still
   *  precede them, or not at all. Asked only if no gentler level brings on as many. */
  inAny(onField: PlayerSet, present: PlayerSet, came: PlayerSet, joinable: Joinable): PlayerSet;
  /** The players who were not on the bench before. */
  readonly joined: PlayerSet;
};

export function benchChange(bench: readonly number[], seats: readonly number[]): BenchChange {
  const [before, after] = [setOf(bench), setOf(seats)];
  if (before === after) return otherOrder(bench, seats);
  const [gone, joined] = [before & ~after, after & ~before];
  const stay = bench.filter((one) => after & (1 << one));
  const isSingle =
    countOf(gone) <= 1 &&
    countOf(joined) <= 1 &&
    seats.filter((one) => before & (1 << one)).every((one, at) => one === stay[at]);
  if (!isSingle) return { ...ANYTHING, joined };
  const [out = -1] = membersOf(gone);
  const [into = -1] = membersOf(joined);
  const overtaken = into < 0 ? [] : seats.slice(seats.indexOf(into) + 1).reverse();
  return {
    // It matters only where the player who left had come on, or the new one could.
    matters({ words, present, came, missing }, word) {
      const left = out < 0 ? 0 : came[out * words + word]!;
      return into < 0 ? left : left | (present[into * words + word]! & missing[word]!);
    },
    exchanges(columns, word, visit) {
      const { words, present, came, settled } = columns;
      const left = out < 0 ? 0 : came[out * words + word]! & settled[word]!;
      if (into >= 0) {
        const ready = present[into * words + word]! & settled[word]! & ~left;
        overtake(columns, word, ready, into, overtaken, visit);
      }
      return left;
    },
    guess(columns, word, visit) {
      if (out < 0) return;
      const left = columns.came[out * columns.words + word]! & columns.settled[word]!;
      replace(columns, word, left, out, seats, visit);
    },
    joined,
    ...exchanged(seats, gone, joined),
  };
}

/** In each of these rounds `into` comes on for the first of `others` for whom that is possible. */
function overtake(
  { exchangeable }: RoundColumns,
  word: number,
  rounds: number,
  into: number,
  others: readonly number[],
  visit: VisitExchange,
): void {
  let left = rounds;
  for (const other of others) {
    const hit = left & exchangeable(other, into, word);
    if (hit !== 0) visit(hit, other, into);
    left &= ~hit;
  }
}

/** In each of these rounds the first of `others` who can comes on instead of `out`. */
function replace(
  { exchangeable }: RoundColumns,
  word: number,
  rounds: number,
  out: number,
  others: readonly number[],
  visit: VisitExchange,
): void {
  let left = rounds;
  for (const other of others) {
    const hit = left & exchangeable(out, other, word);
    if (hit !== 0) visit(hit, out, other);
    left &= ~hit;
  }
}

const UNKNOWN = { inModule: () => -1, inAny: () => -1 };
const oneByOne =
  (matters: BenchChange['matters']): BenchChange['exchanges'] =>
  (columns, word) =>
    matters(columns, word) & columns.settled[word]!;

/** Several players came or left, so any round in which a starter is missing may change. */
const ANYTHING: Omit<BenchChange, 'joined'> = {
  matters: ({ missing }, word) => missing[word]!,
  exchanges: ({ missing, settled }, word) => missing[word]! & settled[word]!,
  ...UNKNOWN,
};

function otherOrder(bench: readonly number[], seats: readonly number[]): BenchChange {
  let [first, last] = [0, bench.length - 1];
  while (first < last && bench[first] === seats[first]) first++;
  while (last > first && bench[last] === seats[last]) last--;
  const passed = bench.slice(first, last + 1);
  const isShifted = (from: number, to: number) =>
    bench.slice(from, from + last - first).every((one, at) => one === seats[to + at]);
  /** Rounds in which one of `came` came on and one of `ready` could have. */
  const anyOf =
    (came: readonly number[], ready: readonly number[]): BenchChange['matters'] =>
    (columns, word) => {
      const { words } = columns;
      let [some, others] = [0, 0];
      for (const one of came) some |= columns.came[one * words + word]!;
      if (some === 0) return 0;
      for (const one of ready) {
        others |= columns.present[one * words + word]! & ~columns.came[one * words + word]!;
      }
      return some & others;
    };
  const [ahead, behind] = [bench[first]!, bench[last]!];
  if (isShifted(first + 1, first)) {
    const others = seats.slice(first, last);
    return {
      matters: anyOf([ahead], others),
      exchanges(columns, word, visit) {
        const left = columns.came[ahead * columns.words + word]! & columns.settled[word]!;
        replace(columns, word, left, ahead, others, visit);
        return 0;
      },
      joined: 0,
      inModule: UNKNOWN.inModule,
      inAny: movedBack(seats, others),
    };
  }
  if (isShifted(first, first + 1)) {
    const others = bench.slice(first, last).reverse();
    return {
      matters: anyOf(others, [behind]),
      exchanges(columns, word, visit) {
        const { words, present, came, settled } = columns;
        const column = behind * words + word;
        const ready = present[column]! & ~came[column]! & settled[word]!;
        overtake(columns, word, ready, behind, others, visit);
        return 0;
      },
      joined: 0,
      ...exchanged(seats, 0, 1 << behind),
    };
  }
  const matters = anyOf(passed, passed);
  return { matters, exchanges: oneByOne(matters), joined: 0, ...UNKNOWN };
}

/** One player has moved behind `others`, whom they preceded before. */
function movedBack(seats: readonly number[], others: readonly number[]): BenchChange['inAny'] {
  const ahead = others.map((one) => setOf(seats.slice(0, seats.indexOf(one))));
  return (onField, present, came, joinable) => {
    const ready = present & ~came;
    for (let at = 0; at < others.length; at++) {
      const bit = 1 << others[at]!;
      if ((ready & bit) === 0) continue;
      const still = came & ahead[at]!;
      if ((joinable(onField | still) & bit) === 0) continue;
      return countOf(still) + 1 === countOf(came) ? still | bit : -1;
    }
    return came;
  };
}

/** At most one player left the bench, and at most one joined it or moved forward on it. */
function exchanged(
  seats: readonly number[],
  gone: PlayerSet,
  joined: PlayerSet,
): Pick<BenchChange, 'inModule' | 'inAny'> {
  const behind = joined === 0 ? 0 : setOf(seats.slice(seats.indexOf(31 - Math.clz32(joined)) + 1));
  return {
    inModule(onField, present, came, joinable) {
      let now = came;
      if (came & gone) {
        const rest = came & ~gone;
        const open = present & ~came & ~joined & joinable(onField | rest);
        const next = seats.find((one) => open & (1 << one));
        if (next === undefined) return -1;
        now = rest | (1 << next);
      }
      if (!(present & joined)) return now;
      const overtaken = now & behind;
      if (overtaken === 0 || !(joinable(onField | (now & ~overtaken)) & joined)) return now;
      for (let at = seats.length - 1; at >= 0; at--) {
        const bit = 1 << seats[at]!;
        const rest = now & ~bit;
        if (overtaken & bit && joinable(onField | rest) & joined) return rest | joined;
      }
      return -1;
    },
    inAny(onField, present, came, joinable) {
      if (came & gone) return -1;
      if (!(present & joined)) return came;
      const still = came & ~behind;
      if (still === came || !(joinable(onField | still) & joined)) return came;
      return countOf(still) + 1 === countOf(came) ? still | joined : -1;
    },
  };
}
