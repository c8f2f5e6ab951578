/** Who comes on in the submitted module, in 32 rounds at once. A round is one bit of a word. How many more
 *  players a group of places takes is counted for all 32 rounds together, each bit of the count in its own
 *  word. */
import { countOf, membersOf, type PlayerSet, setOf } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup } from './fielded-lineup.ts';

/** @param came filled with who comes on in their own module, by round of the word.
 *  @returns the rounds, as bits, in which nobody else comes on. */
export type EnterWord = (word: number, came: Int32Array) => number;

const ALL_ROUNDS = -1;
/** Bits of a count: no group takes more than eleven players. */
const BITS = 4;
const OUTFIELD = 10;
/** Groups that come first: all places except the goal, and the limit of those who may come on. */
const [PLACES, MAY_COME] = [0, 1];

/** @param present by player the rounds in which they play, as bits, so many words each.
 *  @returns null for line-ups and rules where only each round by itself can tell who comes on. */
export function makeOwnModule(
  { rules, lines, fits: { ways, holds } }: Squad,
  present: Int32Array,
  words: number,
): (lineup: FieldedLineup) => EnterWord | null {
  const { mode, maximum } = rules.substitutions;
  // Master substitutions do not prefer the submitted module.
  if (!ways || mode === 'master') return () => null;
  const { limitsOf } = ways.inRole;
  /** Groups of places that may become too few, and how many more each takes while all starters play. */
  const groupsOf = ({ starters, module, bench }: FieldedLineup) => {
    const reserves = setOf(bench);
    const groups: PlayerSet[] = [];
    const free: number[] = [];
    const add = (players: PlayerSet, more: number) => {
      groups.push(players);
      free.push(more);
    };
    add(~lines.P, OUTFIELD - countOf(starters & ~lines.P));
    add(reserves, Math.min(maximum, OUTFIELD + 1));
    const { players, most } = limitsOf(module);
    for (let at = 0; at < most.length; at++) {
      const more = most[at]! - countOf(starters & players[at]!);
      if (more < countOf(reserves & players[at]!)) add(players[at]!, more);
    }
    return { groups, free };
  };
  return (lineup) => {
    if (!holds(lineup.starters, lineup.module)) return null;
    const { bench } = lineup;
    const starters = membersOf(lineup.starters);
    const { groups, free } = groupsOf(lineup);
    const countsOf = (player: number) => {
      const counts: number[] = [];
      for (let at = 0; at < groups.length; at++) {
        if (groups[at]! & (1 << player)) counts.push(at * BITS);
      }
      return counts;
    };
    const ofStarters = starters.map(countsOf);
    const ofBench = bench.map(countsOf);
    const begun = new Int32Array(groups.length * BITS);
    for (let at = 0; at < begun.length; at++) {
      const left = free[Math.floor(at / BITS)]!;
      begun[at] = (left >> (at % BITS)) & 1 ? ALL_ROUNDS : 0;
    }
    const counts = new Int32Array(begun.length);
    return (word, came) => {
      counts.set(begun);
      for (let at = 0; at < starters.length; at++) {
        const missing = ~present[starters[at]! * words + word]!;
        if (missing === 0) continue;
        for (const count of ofStarters[at]!) addTo(counts, count, missing);
      }
      came.fill(0);
      let refused = 0;
      for (let at = 0; at < bench.length; at++) {
        const player = bench[at]!;
        const ready = present[player * words + word]!;
        let open = ready;
        for (const count of ofBench[at]!) open &= anyLeft(counts, count);
        // One goalkeeper is enough, so a second one without a place does not count as refused.
        if (!(lines.P & (1 << player))) refused |= ready & ~open;
        if (open === 0) continue;
        for (const count of ofBench[at]!) takeFrom(counts, count, open);
        for (let left = open; left !== 0; left &= left - 1) {
          came[31 - Math.clz32(left & -left)]! |= 1 << player;
        }
      }
      return ~(refused & anyLeft(counts, PLACES * BITS) & anyLeft(counts, MAY_COME * BITS));
    };
  };
}

const anyLeft = (counts: Int32Array, count: number) =>
  counts[count]! | counts[count + 1]! | counts[count + 2]! | counts[count + 3]!;

/** Adds one in each of these rounds. */
function addTo(counts: Int32Array, count: number, rounds: number): void {
  for (let [bit, carried] = [count, rounds]; carried !== 0; bit++) {
    const before = counts[bit]!;
    counts[bit] = before ^ carried;
    carried &= before;
  }
}

/** Subtracts one in each of these rounds, in which the count is above zero. */
function takeFrom(counts: Int32Array, count: number, rounds: number): void {
  for (let [bit, borrowed] = [count, rounds]; borrowed !== 0; bit++) {
    const before = counts[bit]!;
    counts[bit] = before ^ borrowed;
    borrowed &= ~before;
  }
}
