/** The gain of a Mantra line-up over rounds that are the same for all, and that of others that differ little. */
import { countOf, membersOf, type PlayerSet } from '../squad/player-set.ts';
import { benchChange } from './bench-change.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { makePlayRounds, type Outcome, type Played } from './played-rounds.ts';

export type RoundsGain = {
  /** The mean gain over the rounds. */
  mean(lineup: FieldedLineup): number;
  /** The gain of line-ups that differ little from this one. Rounds in which the difference cannot matter are
   *  not played again, and a line-up that is far behind after some rounds is not played to the end.
   *  @param lead what the other has before the rounds. */
  near(lineup: FieldedLineup): (other: FieldedLineup, lead: number) => number;
};

/** Points by which a line-up is too far behind after one round, whatever the standard error; over more rounds
 *  the limit shrinks with their square root, as chance does. */
const FAR_BEHIND = 1.8;
/** A line-up is given up if it is behind by this many standard errors of the differences so far, plus this
 *  many points. Rounds drawn at random would need more, but these are spread evenly. */
const ERRORS_BEHIND = 1.5;
const SLIGHTLY = 0.007;
/** The number of rounds between two checks of whether a line-up has fallen behind. */
const PAUSE = 64;
/** If another bench is this many points behind in the settled rounds, the other rounds are not looked at. */
const HOPELESS = 0.01;
/** The same limit if some of the rounds are guessed. */
const HOPELESS_GUESS = 0.02;

/** @param rounds who plays in each; their number is a multiple of 32. */
export function makeRoundsGain(
  rounds: Int32Array,
  outcome: Outcome & {
    /** By player the points they bring if they play. */
    readonly points: Float64Array;
    /** Players on whom more depends than their own points. */
    readonly together: PlayerSet;
  },
): RoundsGain {
  const { enteringOf, value, points, together } = outcome;
  const { play, takeOver, follow } = makePlayRounds(rounds, outcome);
  const count = rounds.length;
  const words = count >> 5;
  /** By player the mean of what they bring in these rounds. */
  const brought = broughtIn(rounds, points);
  /** The last line-up that others were compared with; one with the same eleven need not play all rounds
   *  again. */
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
      /** Whether a line-up that is this far ahead in the rounds so far is too far behind overall. */
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
        // The starters' own points are counted round by round here, because a reserve does not come on where
        // a new starter plays: the sum of the two varies less than either, so a line-up that falls behind is
        // noticed early. Their mean is subtracted again, since `lead` already has it.
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
