/** What a line-up of Mantra gains over rounds that are the same for all, and how another that differs little does. */
import { countOf, membersOf, type PlayerSet } from '../squad/player-set.ts';
import { benchChange } from './bench-change.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { makePlayRounds, type Outcome, type Played } from './played-rounds.ts';

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
/** After how many rounds it is asked whether one is. */
const PAUSE = 64;
/** By so many points in settled rounds another bench is not worth asking the others. */
const HOPELESS = 0.01;
/** By so many where some of these rounds are guessed. */
const HOPELESS_GUESS = 0.02;

/** @param rounds who plays in each: a multiple of 32. */
export function makeRoundsGain(
  rounds: Int32Array,
  outcome: Outcome & {
    /** By player what they bring where they play. */
    readonly points: Float64Array;
    /** On whom more depends than what they bring themselves. */
    readonly together: PlayerSet;
  },
): RoundsGain {
  const { enteringOf, value, points, together } = outcome;
  const { play, takeOver, follow } = makePlayRounds(rounds, outcome);
  const count = rounds.length;
  const words = count >> 5;
  /** By player what they bring in the mean of these rounds. */
  const brought = broughtIn(rounds, points);
  /** The last that others were held against: who sets out from one of them need not play all rounds again. */
  let latest: Played | null = null;
  const forMeans = (lineup: FieldedLineup): number => {
    const entering = enteringOf(lineup);
    let sum = 0;
    for (let round = 0; round < count; round++) {
      const onField = rounds[round]! & lineup.starters;
      sum += value(lineup, onField, onField | entering(round));
    }
    return sum / count;
  };
  return {
    mean: forMeans,
    near(lineup) {
      const own =
        latest && isSameEleven(latest.lineup, lineup) ? takeOver(latest, lineup) : play(lineup);
      latest = own;
      const mean = sumOf(own.values) / count;
      let [ahead, squares] = [0, 0];
      const differ = (times: number, difference: number) => {
        ahead += times * difference;
        squares += times * difference * difference;
      };
      /** Whether one who is so far ahead in some rounds is too far behind for all. */
      const fallsBehind = (met: number, known: number) => {
        const apart = ahead / met;
        return -known - apart > tooFarBehind(met, squares / met - apart * apart);
      };
      const withEleven = (other: FieldedLineup, lead: number): number => {
        const entering = enteringOf(other);
        const [left, joined] = [
          lineup.starters & ~other.starters,
          other.starters & ~lineup.starters,
        ];
        // Where one plays who starts now, others do not come on whose points they bring: the two together vary less
        // than either, so that one who falls behind is seen early. In the mean that must not count here.
        const usual = sumOfSet(brought, joined) - sumOfSet(brought, left);
        for (let round = 0; round < count; round++) {
          if (round > 0 && round % PAUSE === 0 && fallsBehind(round, lead - usual)) {
            return mean + ahead / round - usual;
          }
          const here = rounds[round]!;
          const onField = here & other.starters;
          const now = entering(round);
          const beside = sumOfSet(points, joined & here) - sumOfSet(points, left & here);
          differ(1, value(other, onField, onField | now) + beside - own.values[round]!);
        }
        return mean + ahead / count - usual;
      };
      const withBench = (other: FieldedLineup): number => {
        const change = benchChange(lineup.bench, other.bench);
        let word = 0;
        const meet = (round: number, now: PlayerSet) => {
          const onField = rounds[round]! & lineup.starters;
          differ(1, value(other, onField, onField | now) - own.values[round]!);
        };
        const tell = (hit: number, out: number, into: number) => {
          if ((together & ((1 << out) | (1 << into))) === 0) {
            differ(countOf(hit), points[into]! - points[out]!);
            return;
          }
          for (let left = hit; left !== 0; left &= left - 1) {
            const round = (word << 5) + 31 - Math.clz32(left & -left);
            meet(round, own.entered[round]! ^ ((1 << out) | (1 << into)));
          }
        };
        if (change.guess) {
          for (; word < words; word++) {
            change.exchanges(own.columns, word, tell);
            change.guess(own.columns, word, tell);
          }
          if (-ahead / count > HOPELESS_GUESS) return mean + ahead / count;
          [ahead, squares] = [0, 0];
        }
        for (word = 0; word < words; word++) {
          const met = word << 5;
          if (word > 0 && met % PAUSE === 0 && fallsBehind(met, 0)) return mean + ahead / met;
          follow(own, other, change, true, word, tell, meet);
        }
        const settled = ahead / count;
        if (-settled > HOPELESS) return mean + settled;
        [ahead, squares] = [0, 0];
        for (word = 0; word < words; word++) {
          const met = word << 5;
          if (word > 0 && met % PAUSE === 0 && fallsBehind(met, settled)) {
            return mean + settled + ahead / met;
          }
          follow(own, other, change, false, word, tell, meet);
        }
        return mean + settled + ahead / count;
      };
      return (other, lead) => {
        [ahead, squares] = [0, 0];
        return isSameEleven(other, lineup) ? withBench(other) : withEleven(other, lead);
      };
    },
  };
}

function tooFarBehind(rounds: number, variance: number): number {
  const error = Math.sqrt(Math.max(0, variance) / rounds);
  return Math.min(FAR_BEHIND / Math.sqrt(rounds), ERRORS_BEHIND * error + SLIGHTLY);
}

const isSameEleven = (one: FieldedLineup, other: FieldedLineup) =>
  one.module === other.module && one.starters === other.starters;

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum;
}

function sumOfSet(points: Float64Array, set: PlayerSet): number {
  let sum = 0;
  for (let left = set; left !== 0; left &= left - 1) sum += points[31 - Math.clz32(left & -left)]!;
  return sum;
}

function broughtIn(rounds: Int32Array, points: Float64Array): Float64Array {
  const times = new Float64Array(points.length);
  for (const here of rounds) for (const player of membersOf(here)) times[player]! += 1;
  return times.map((met, player) => (met * points[player]!) / rounds.length);
}
