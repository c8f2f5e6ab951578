/** What happened to a line-up in many rounds, as bits: of all rounds in which something holds 32 are looked at at once. */
import { MOST_PLAYERS, membersOf, type PlayerSet } from '../squad/player-set.ts';

/** Rounds as bits, 32 to a word; those of a player begin at their number times as many words. */
export type RoundColumns = {
  readonly words: number;
  readonly present: Int32Array;
  readonly came: Int32Array;
  /** In which some starter is missing. */
  readonly missing: Int32Array;
  /** In which as many as may came on, in role in their own module. */
  readonly settled: Int32Array;
  /** Settled rounds of a word in which one came on and another could have in their place. */
  exchangeable(out: number, into: number, word: number): number;
};

/** By player the rounds in whose sets they are. */
export function columnsOf(sets: Int32Array): Int32Array {
  const words = sets.length >> 5;
  const columns = new Int32Array(words * MOST_PLAYERS);
  for (let round = 0; round < sets.length; round++) {
    const bit = 1 << (round & 31);
    for (let left = sets[round]!; left !== 0; left &= left - 1) {
      columns[(31 - Math.clz32(left & -left)) * words + (round >> 5)]! |= bit;
    }
  }
  return columns;
}

/** @param joinable whom the module holds beside these.
 *  @param open who could come on: nobody of the starters. */
export function exchangeColumns(
  rounds: Int32Array,
  entered: Int32Array,
  settled: Int32Array,
  bench: readonly number[],
  starters: PlayerSet,
  joinable: (set: PlayerSet) => PlayerSet,
): RoundColumns['exchangeable'] {
  const words = rounds.length >> 5;
  const others = membersOf(ALL_PLAYERS & ~starters);
  const placeOf = new Int16Array(MOST_PLAYERS);
  others.forEach((player, at) => {
    placeOf[player] = at;
  });
  const seatOf = new Int16Array(MOST_PLAYERS);
  bench.forEach((player, at) => {
    seatOf[player] = at * others.length;
  });
  const columns = new Int32Array(bench.length * others.length * words);
  for (let word = 0; word < words; word++) {
    for (let left = settled[word]!; left !== 0; left &= left - 1) {
      const round = left & -left;
      const at = (word << 5) + 31 - Math.clz32(round);
      const came = entered[at]!;
      const onField = rounds[at]! & starters;
      const ready = rounds[at]! & ~starters & ~came;
      for (let seats = came; seats !== 0; seats &= seats - 1) {
        const out = seats & -seats;
        const seat = seatOf[31 - Math.clz32(out)]!;
        let into = ready & joinable(onField | (came & ~out));
        for (; into !== 0; into &= into - 1) {
          const other = placeOf[31 - Math.clz32(into & -into)]!;
          columns[(seat + other) * words + word]! |= round;
        }
      }
    }
  }
  return (out, into, word) => columns[(seatOf[out]! + placeOf[into]!) * words + word]!;
}
const ALL_PLAYERS = 0x7fffffff;
