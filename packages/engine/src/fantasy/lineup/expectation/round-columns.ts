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

/** Settled rounds in which one came on and another could have in their place. */
export type Exchanges = {
  exchangeable: RoundColumns['exchangeable'];
  /** Takes note of a round of which nothing is noted.
   *  @param ready who could have come on and did not. */
  note(round: number, onField: PlayerSet, came: PlayerSet, ready: PlayerSet): void;
  forget(round: number, came: PlayerSet): void;
  copy(): Exchanges;
};

/** @param joinable whom the module holds beside these. */
export function makeExchanges(
  words: number,
  starters: PlayerSet,
  joinable: (set: PlayerSet) => PlayerSet,
  columns = new Int32Array(words * MOST_RESERVES * MOST_RESERVES),
): Exchanges {
  const placeOf = new Int8Array(MOST_PLAYERS);
  membersOf(ALL_PLAYERS & ~starters).forEach((player, at) => {
    placeOf[player] = at;
  });
  const columnOf = (out: number, into: number) =>
    (placeOf[out]! * MOST_RESERVES + placeOf[into]!) * words;
  return {
    exchangeable: (out, into, word) => columns[columnOf(out, into) + word]!,
    note(round, onField, came, ready) {
      const [word, bit] = [round >> 5, 1 << (round & 31)];
      for (let left = came; left !== 0; left &= left - 1) {
        const out = left & -left;
        let into = ready & joinable(onField | (came & ~out));
        for (; into !== 0; into &= into - 1) {
          const column = columnOf(31 - Math.clz32(out), 31 - Math.clz32(into & -into));
          columns[column + word]! |= bit;
        }
      }
    },
    forget(round, came) {
      const [word, bit] = [round >> 5, 1 << (round & 31)];
      for (let left = came; left !== 0; left &= left - 1) {
        const first = placeOf[31 - Math.clz32(left & -left)]! * MOST_RESERVES * words + word;
        for (let into = 0; into < MOST_RESERVES; into++) columns[first + into * words]! &= ~bit;
      }
    },
    copy: () => makeExchanges(words, starters, joinable, columns.slice()),
  };
}
const ALL_PLAYERS = 0x7fffffff;
const MOST_RESERVES = MOST_PLAYERS - 11;
