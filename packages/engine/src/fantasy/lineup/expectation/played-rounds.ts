/** A line-up's rounds: who comes on in each and what is gained, and what another bench changes. */
import { countOf, type PlayerSet, setOf } from '../squad/player-set.ts';
import { type BenchChange, benchChange, type Joinable } from './bench-change.ts';
import type { EnterRounds } from './enter-rounds.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { columnsOf, type Exchanges, makeExchanges, type RoundColumns } from './round-columns.ts';

export type Outcome = {
  /** Who comes on in a round (asked for all rounds or for one), and what a line-up gains there. */
  readonly enteringOf: EnterRounds;
  entering(lineup: FieldedLineup, onField: PlayerSet, available: PlayerSet): PlayerSet;
  /** The same if gentler levels bring on fewer than this number; null if this level does too. */
  enteringAt(
    level: number,
    men: number,
    lineup: FieldedLineup,
    onField: PlayerSet,
    available: PlayerSet,
  ): PlayerSet | null;
  value(lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet): number;
  /** The gentlest level (from 0) at which the allowed number came on; -1 if that cannot be told. */
  levelOf(lineup: FieldedLineup, onField: PlayerSet, came: PlayerSet, present: PlayerSet): number;
  /** The players for whom a level finds places beside these. */
  joinableAt(level: number, module: number, set: PlayerSet): PlayerSet;
  /** By player the rounds in which they play, as bits. */
  readonly present: Int32Array;
};
/** By round: who came on, at which level and what was gained. */
export type Played = {
  readonly lineup: FieldedLineup;
  readonly entered: Int32Array;
  readonly values: Float64Array;
  readonly levels: Int8Array;
  readonly columns: RoundColumns;
  readonly exchanges: Exchanges;
};

export type PlayRounds = {
  play(lineup: FieldedLineup): Played;
  /** The played rounds of a line-up that differs from a played one only in its bench. */
  takeOver(near: Played, lineup: FieldedLineup): Played;
  /** Follows the rounds of a word that another bench may change: settled ones or the others.
   *  @param told called with rounds, as bits, in which one player comes on instead of another.
   *  @param met called with a round and who comes on there now. */
  follow(
    own: Played,
    other: FieldedLineup,
    change: BenchChange,
    isSettled: boolean,
    word: number,
    told: (hit: number, out: number, into: number) => void,
    met: (round: number, now: PlayerSet) => void,
  ): void;
};

/** @param rounds who plays in each; their number is a multiple of 32. */
export function makePlayRounds(
  rounds: Int32Array,
  { enteringOf, entering, enteringAt, value, levelOf, joinableAt, present }: Outcome,
): PlayRounds {
  const count = rounds.length;
  const words = count >> 5;
  const settle = ({ lineup, entered, levels, columns, exchanges }: Played, round: number) => {
    const [here, came] = [rounds[round]!, entered[round]!];
    const onField = here & lineup.starters;
    const level = levelOf(lineup, onField, came, here);
    levels[round] = level;
    const bit = 1 << (round & 31);
    if (level === 0) {
      columns.settled[round >> 5]! |= bit;
      exchanges.note(round, onField, came, here & ~lineup.starters & ~came);
    } else columns.settled[round >> 5]! &= ~bit;
  };
  const play = (lineup: FieldedLineup): Played => {
    const { starters, module } = lineup;
    const enteringIn = enteringOf(lineup);
    const entered = new Int32Array(count);
    const values = new Float64Array(count);
    const missing = new Int32Array(words);
    for (let round = 0; round < count; round++) {
      const onField = rounds[round]! & starters;
      const came = enteringIn(round);
      entered[round] = came;
      values[round] = value(lineup, onField, onField | came);
      if (onField !== starters) missing[round >> 5]! |= 1 << (round & 31);
    }
    const exchanges = makeExchanges(words, starters, joinable(0, module));
    const played = {
      lineup,
      entered,
      values,
      levels: new Int8Array(count),
      columns: {
        words,
        present,
        came: columnsOf(entered),
        missing,
        settled: new Int32Array(words),
        exchangeable: exchanges.exchangeable,
      },
      exchanges,
    };
    for (let round = 0; round < count; round++) settle(played, round);
    return played;
  };
  const follow: PlayRounds['follow'] = (own, other, change, isSettled, word, told, met) => {
    const { starters, module } = own.lineup;
    let left = isSettled
      ? change.exchanges(own.columns, word, told)
      : change.matters(own.columns, word) & ~own.columns.settled[word]!;
    for (; left !== 0; left &= left - 1) {
      const round = (word << 5) + 31 - Math.clz32(left & -left);
      const here = rounds[round]!;
      const onField = here & starters;
      const came = own.entered[round]!;
      const level = own.levels[round]!;
      let now = -1;
      if (level === 0) now = change.inModule(onField, here, came, joinable(0, module));
      else if (level > 0 && !mayBeGentler(level, module, onField, change.joined & here)) {
        now = change.inAny(onField, here, came, joinable(level, module));
        if (now < 0) {
          const available = here & setOf(other.bench);
          now = enteringAt(level, countOf(came), other, onField, available) ?? -1;
        }
      }
      if (now < 0) now = entering(other, onField, here & setOf(other.bench));
      if (now !== came) met(round, now);
    }
  };
  /** Gentler levels brought on too few before, and still do if they have no place for the new players. */
  const mayBeGentler = (level: number, module: number, onField: PlayerSet, joined: PlayerSet) =>
    joined !== 0 && (joinableAt(level - 1, module, onField) & joined) !== 0;
  const joinable =
    (level: number, module: number): Joinable =>
    (set) =>
      joinableAt(level, module, set);
  const takeOver: PlayRounds['takeOver'] = (near, lineup) => {
    const { came, settled } = near.columns;
    const exchanges = near.exchanges.copy();
    const { exchangeable } = exchanges;
    const taken = {
      lineup,
      entered: near.entered.slice(),
      values: near.values.slice(),
      levels: near.levels.slice(),
      columns: { ...near.columns, came: came.slice(), settled: settled.slice(), exchangeable },
      exchanges,
    };
    const met = (round: number, now: PlayerSet) => {
      const before = near.entered[round]!;
      const bit = 1 << (round & 31);
      for (let left = before ^ now; left !== 0; left &= left - 1) {
        taken.columns.came[(31 - Math.clz32(left & -left)) * words + (round >> 5)]! ^= bit;
      }
      taken.exchanges.forget(round, before);
      const onField = rounds[round]! & lineup.starters;
      taken.entered[round] = now;
      taken.values[round] = value(lineup, onField, onField | now);
      settle(taken, round);
    };
    const change = benchChange(near.lineup.bench, lineup.bench);
    for (let word = 0; word < words; word++) {
      const told = (hit: number, out: number, into: number) => {
        for (let left = hit; left !== 0; left &= left - 1) {
          const round = (word << 5) + 31 - Math.clz32(left & -left);
          met(round, near.entered[round]! ^ ((1 << out) | (1 << into)));
        }
      };
      follow(near, lineup, change, true, word, told, met);
      follow(near, lineup, change, false, word, told, met);
    }
    return taken;
  };
  return { play, takeOver, follow };
}
