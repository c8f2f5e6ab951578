/** The same few rounds for every line-up of a roster: who plays in each. Line-ups are compared on them long before
 *  each is looked at by itself, since what they differ by shows after few rounds where all meet the same luck.
 *  The rounds are a lattice (Korobov), which spreads everybody's absences evenly over everybody else's. */

import { type PlayerSet, setOf } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import { type BenchChange, benchChange } from './bench-change.ts';
import type { FieldedLineup } from './choose-entering.ts';

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
  isHeldAt(level: number, module: number, set: PlayerSet): boolean;
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

/** Of a level that is not known yet. */
const NOT_ASKED = -2;

/** By round: who came on, and what was gained. */
type Played = { readonly entered: Int32Array; readonly values: Float64Array };

export function makeRoundsGain(
  present: Int32Array,
  { entering, value, levelOf, isHeldAt }: Outcome,
): RoundsGain {
  const rounds = present.length;
  const pause = rounds >> 4;
  const notPlayed = (): Played => ({
    entered: new Int32Array(rounds),
    values: new Float64Array(rounds),
  });
  const playRound = (lineup: FieldedLineup, bench: PlayerSet, round: number, into: Played) => {
    const onField = present[round]! & lineup.starters;
    const came = entering(lineup, onField, present[round]! & bench);
    into.entered[round] = came;
    into.values[round] = value(lineup, onField, onField | came);
  };
  const play = (lineup: FieldedLineup, into: Played): Played => {
    const bench = setOf(lineup.bench);
    for (let round = 0; round < rounds; round++) playRound(lineup, bench, round, into);
    return into;
  };
  const forMeans = notPlayed();
  /** The last that was played to the end near another: who sets out from it next need not play it again. */
  let latest: (Played & { readonly lineup: FieldedLineup }) | null = null;
  return {
    mean: (lineup) => sumOf(play(lineup, forMeans).values) / rounds,
    near(lineup) {
      const own =
        latest && isSame(latest.lineup, lineup)
          ? { entered: latest.entered.slice(), values: latest.values.slice() }
          : play(lineup, notPlayed());
      const tried = notPlayed();
      const held = [0, 1, 2].map(
        (level) => (set: PlayerSet) => isHeldAt(level, lineup.module, set),
      );
      const levels = new Int8Array(rounds).fill(NOT_ASKED);
      /** Who comes on in a round with another bench; -1 where that must be played to be known. */
      const changed = (change: BenchChange, round: number): PlayerSet => {
        const here = present[round]!;
        const came = own.entered[round]!;
        const onField = here & lineup.starters;
        if (levels[round] === NOT_ASKED) levels[round] = levelOf(lineup, onField, came);
        const level = levels[round]!;
        if (level < 0) return -1;
        if (level === 0) return change.inModule(onField, here, came, held[0]!);
        return change.inAny(onField, here, came, held[level]!, held[level - 1]!);
      };
      const total = sumOf(own.values);
      return (other, lead) => {
        const seats = setOf(other.bench);
        const isSameEleven = other.starters === lineup.starters && other.module === lineup.module;
        const change = isSameEleven ? benchChange(lineup.bench, other.bench) : null;
        latest = null;
        tried.entered.set(own.entered);
        tried.values.set(own.values);
        let [ahead, squares] = [0, 0];
        for (let round = 0; round < rounds; round++) {
          if (round > 0 && round % pause === 0) {
            const mean = ahead / round;
            if (-lead - mean > tooFarBehind(round, squares / round - mean * mean)) {
              return total / rounds + mean;
            }
          }
          if (change && !change.matters(present[round]!, own.entered[round]!)) continue;
          const now = change ? changed(change, round) : -1;
          if (now === own.entered[round]) continue;
          if (now < 0) playRound(other, seats, round, tried);
          else {
            const onField = present[round]! & lineup.starters;
            tried.entered[round] = now;
            tried.values[round] = value(other, onField, onField | now);
          }
          const difference = tried.values[round]! - own.values[round]!;
          ahead += difference;
          squares += difference * difference;
        }
        latest = { ...tried, lineup: other };
        return (total + ahead) / rounds;
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
