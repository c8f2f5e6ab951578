/** What the best votes of a set give, over a few rounds of votes that are the same for all sets: quick, and good
 *  enough to say which of two sets does better. */
import { VOTES } from '../vote-spread.ts';
import type { PlayerModel } from './player-model.ts';
import type { PlayerSet } from './player-set.ts';

const ROUNDS = 128;
/** The lattice's multiplier. */
const MULTIPLIER = 37;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** @param bonus by the sum of the best votes in halves of a point.
 *  @param always who counts beside the best, as goalkeepers do. */
export function sampledBestVotes(
  players: readonly PlayerModel[],
  most: number,
  always: PlayerSet,
  bonus: (halves: number) => number,
): (set: PlayerSet) => number {
  const halves = players.map(drawnVotes);
  const bonuses = Float64Array.from({ length: (most + 1) * 20 + 1 }, (_, sum) => bonus(sum));
  const held = new Int32Array(most);
  return (set) => {
    let total = 0;
    for (let round = 0; round < ROUNDS; round++) {
      held.fill(0);
      let sum = 0;
      for (let left = set; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const vote = halves[31 - Math.clz32(bit)]![round]!;
        if (always & bit) sum += vote;
        else if (vote > held[0]!) {
          sum += vote - held[0]!;
          // Kept in order, the lowest first.
          let at = 1;
          for (; at < most && held[at]! < vote; at++) held[at - 1] = held[at]!;
          held[at - 1] = vote;
        }
      }
      total += bonuses[sum]!;
    }
    return total / ROUNDS;
  };
}

/** A player's votes in halves, by round: each as often as its chance says. */
function drawnVotes({ votes }: PlayerModel, player: number): Int32Array {
  let step = 1;
  for (let before = 0; before < player; before++) step = (step * MULTIPLIER) % ROUNDS;
  const shift = (player * GOLDEN) % 1;
  return Int32Array.from({ length: ROUNDS }, (_, round) => {
    let left = ((((round * step) % ROUNDS) + 0.5) / ROUNDS + shift) % 1;
    let at = 0;
    while (at < votes.length - 1 && left >= votes[at]!) {
      left -= votes[at]!;
      at++;
    }
    return 2 * VOTES[at]!;
  });
}
