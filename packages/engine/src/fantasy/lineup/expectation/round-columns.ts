/** What happened to a line-up in many rounds, as bits, so that 32 rounds are looked at together. */
import { MOST_PLAYERS, membersOf, type PlayerSet } from '../squad/player-set.ts';

/** Rounds as bits, 32 to a word; the words of a player start at their number times the words per player. */
export type RoundColumns = {
  readonly words: number;
  readonly present: Int32Array;
  readonly came: Int32Array;
  /** Rounds in which some starter is missing. */
  readonly missing: Int32Array;
  /** Rounds in which the allowed number came on, in role in their own module. */
  readonly settled: Int32Array;
  /** Settled rounds of a word in which `out` came on and `into` could have come on instead. */
  exchangeable(out: number, into: number, word: number): number;
};

/** By player the rounds whose sets contain them. */
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

/** Records the settled rounds in which one player came on and another could have come on instead. */
export type Exchanges = {
  exchangeable: RoundColumns['exchangeable'];
  /** Records a round that has not been recorded yet.
   *  @param ready who could have come on and did not. */
  note(round: number, onField: PlayerSet, came: PlayerSet, ready: PlayerSet): void;
  forget(round: number, came: PlayerSet): void;
  copy(): Exchanges;
};

/** @param joinable the players whom the module holds beside these. */
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
