/** The same few rounds for every line-up of a roster: who plays in each. Line-ups are compared on them long before
 *  each is looked at by itself, since what they differ by shows after few rounds where all meet the same luck.
 *  The rounds are a lattice (Korobov), which spreads everybody's absences evenly over everybody else's. */

import { type PlayerSet, setOf } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import { type BenchChange, benchChange, type Joinable } from './bench-change.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { columnsOf, exchangeColumns, type RoundColumns } from './round-columns.ts';

/** How many rounds, a power of two, and the lattice's multiplier, an odd number. */
export type Lattice = { readonly rounds: number; readonly multiplier: number };

/** By round: who of these plays. The order in which they are named says how their absences are spread. */
export function latticeRounds(
  { players }: Squad,
  named: readonly number[],
  { rounds, multiplier }: Lattice,
): Int32Array {
  const present = new Int32Array(rounds);
  let step = 1;
  named.forEach((player, nth) => {
    const { plays } = players[player]!;
    const shift = (nth * GOLDEN) % 1;
    const bit = 1 << player;
    for (let round = 0, place = shift; round < rounds; round++) {
      if (place < plays) present[round]! |= bit;
      place += step / rounds;
      if (place >= 1) place -= 1;
    }
    step = (step * multiplier) % rounds;
  });
  return present;
}
const GOLDEN = (Math.sqrt(5) - 1) / 2;

type Outcome = {
  /** Who comes on in a round, and what a line-up gains there. */
  entering(lineup: FieldedLineup, onField: PlayerSet, available: PlayerSet): PlayerSet;
  value(lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet): number;
  /** At which of the levels, the gentlest 0, as many as may came on; -1 where that cannot be said. */
  levelOf(lineup: FieldedLineup, onField: PlayerSet, came: PlayerSet): number;
  /** Whom a level finds places for beside these. */
  joinableAt(level: number, module: number, set: PlayerSet): PlayerSet;
};
export type RoundsGain = {
  /** The mean over the rounds. */
  mean(lineup: FieldedLineup): number;
  /** The same for line-ups that differ little from this one: rounds in which that cannot matter are not played
   *  again, and one that is far behind after some of the rounds is not played to the end.
   *  @param lead what the other has before the rounds. */
  near(lineup: FieldedLineup): (other: FieldedLineup, lead: number) => number;
};

/** Points by which one is too far behind after one round, whatever the rounds so far say; over more rounds chance
 *  shrinks as its root. */
const FAR_BEHIND = 1.8;
/** By how many standard errors of what the two were apart so far, and by so many points more, one must be behind.
 *  Rounds drawn at random would need more: these are spread evenly. */
const ERRORS_BEHIND = 1.5;
const SLIGHTLY = 0.007;
/** After how many words of rounds it is asked whether one is. */
const PAUSE = 2;

/** By round: who came on, at which level and what was gained. */
type Played = {
  readonly lineup: FieldedLineup;
  readonly entered: Int32Array;
  readonly values: Float64Array;
  readonly levels: Int8Array;
};

/** @param rounds a multiple of 32. */
export function makeRoundsGain(
  rounds: Int32Array,
  { entering, value, levelOf, joinableAt }: Outcome,
): RoundsGain {
  const count = rounds.length;
  const words = count >> 5;
  const present = columnsOf(rounds);
  const play = (lineup: FieldedLineup): Played => {
    const bench = setOf(lineup.bench);
    const entered = new Int32Array(count);
    const values = new Float64Array(count);
    const levels = new Int8Array(count);
    for (let round = 0; round < count; round++) {
      const here = rounds[round]!;
      const onField = here & lineup.starters;
      const came = entering(lineup, onField, here & bench);
      entered[round] = came;
      values[round] = value(lineup, onField, onField | came);
      levels[round] = levelOf(lineup, onField, came);
    }
    return { lineup, entered, values, levels };
  };
  const inColumns = ({ lineup, entered, levels }: Played): RoundColumns => {
    const { starters, module, bench } = lineup;
    const missing = new Int32Array(words);
    const settled = new Int32Array(words);
    for (let round = 0; round < count; round++) {
      const bit = 1 << (round & 31);
      if (starters & ~rounds[round]!) missing[round >> 5]! |= bit;
      if (levels[round] === 0) settled[round >> 5]! |= bit;
    }
    const exchangeable = exchangeColumns(rounds, entered, settled, bench, starters, (set) =>
      joinableAt(0, module, set),
    );
    return { words, present, came: columnsOf(entered), missing, settled, exchangeable };
  };
  /** Rounds in which the other is not as the one it is held against. */
  const changed = { rounds: new Int32Array(count), entered: new Int32Array(count), count: 0 };
  const values = new Float64Array(count);
  /** The last with the same eleven that was followed to the end: who sets out from it next need not play it again. */
  let latest: { readonly near: Played; readonly lineup: FieldedLineup } | null = null;
  const takeOver = ({ near, lineup }: NonNullable<typeof latest>): Played => {
    const taken = {
      lineup,
      entered: near.entered.slice(),
      values: near.values.slice(),
      levels: near.levels.slice(),
    };
    for (let at = 0; at < changed.count; at++) {
      const round = changed.rounds[at]!;
      const now = changed.entered[at]!;
      taken.entered[round] = now;
      taken.values[round] = values[at]!;
      taken.levels[round] = levelOf(lineup, rounds[round]! & lineup.starters, now);
    }
    return taken;
  };
  const forMeans = (lineup: FieldedLineup): number => {
    const bench = setOf(lineup.bench);
    let sum = 0;
    for (let round = 0; round < count; round++) {
      const here = rounds[round]!;
      const onField = here & lineup.starters;
      sum += value(lineup, onField, onField | entering(lineup, onField, here & bench));
    }
    return sum / count;
  };
  return {
    mean: forMeans,
    near(lineup) {
      const own = latest && isSame(latest.lineup, lineup) ? takeOver(latest) : play(lineup);
      const total = sumOf(own.values);
      const { module, starters } = lineup;
      const columns = inColumns(own);
      const joinable = [0, 1, 2].map(
        (level): Joinable =>
          (set) =>
            joinableAt(level, module, set),
      );
      /** Who comes on in a round with another bench; -1 where that must be played to be known. */
      const entersNow = (change: BenchChange, round: number): PlayerSet => {
        const level = own.levels[round]!;
        if (level < 0) return -1;
        const here = rounds[round]!;
        const came = own.entered[round]!;
        if (level === 0) return change.inModule(here & starters, here, came, joinable[0]!);
        return change.inAny(here & starters, here, came, joinable[level]!, joinable[level - 1]!);
      };
      return (other, lead) => {
        const seats = setOf(other.bench);
        const isSameEleven = other.starters === starters && other.module === module;
        const change = isSameEleven ? benchChange(lineup.bench, other.bench) : null;
        latest = null;
        changed.count = 0;
        let [ahead, squares] = [0, 0];
        const meet = (round: number, now: PlayerSet) => {
          const onField = rounds[round]! & other.starters;
          const gained = value(other, onField, onField | now);
          const difference = gained - own.values[round]!;
          ahead += difference;
          squares += difference * difference;
          changed.rounds[changed.count] = round;
          changed.entered[changed.count] = now;
          values[changed.count] = gained;
          changed.count++;
        };
        let word = 0;
        const exchange = (hit: number, out: number, into: number) => {
          const both = (1 << out) | (1 << into);
          for (let left = hit; left !== 0; left &= left - 1) {
            const round = (word << 5) + 31 - Math.clz32(left & -left);
            meet(round, own.entered[round]! ^ both);
          }
        };
        for (; word < words; word++) {
          if (word > 0 && word % PAUSE === 0) {
            const met = word << 5;
            const mean = ahead / met;
            if (-lead - mean > tooFarBehind(met, squares / met - mean * mean)) {
              return total / count + mean;
            }
          }
          let left = -1;
          if (change) {
            left = change.exchanges(columns, word, exchange);
            left |= change.matters(columns, word) & ~columns.settled[word]!;
          }
          for (; left !== 0; left &= left - 1) {
            const round = (word << 5) + 31 - Math.clz32(left & -left);
            let now = change ? entersNow(change, round) : -1;
            if (now < 0)
              now = entering(other, rounds[round]! & other.starters, rounds[round]! & seats);
            if (!change || now !== own.entered[round]) meet(round, now);
          }
        }
        latest = { near: own, lineup: other };
        return (total + ahead) / count;
      };
    },
  };
}

function tooFarBehind(rounds: number, variance: number): number {
  const error = Math.sqrt(Math.max(0, variance) / rounds);
  return Math.min(FAR_BEHIND / Math.sqrt(rounds), ERRORS_BEHIND * error + SLIGHTLY);
}

const isSame = (one: FieldedLineup, other: FieldedLineup) =>
  one.module === other.module && one.starters === other.starters && one.bench === other.bench;

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum;
}
