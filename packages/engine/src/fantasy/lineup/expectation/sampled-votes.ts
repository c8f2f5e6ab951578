/** The bonus of a set's best votes, over a few rounds of votes that are the same for all sets: quick, and
 *  accurate enough to tell which of two sets does better. */
import { VOTES } from '../../projections/vote-spread.ts';
import type { PlayerModel } from '../squad/player-model.ts';
import type { PlayerSet } from '../squad/player-set.ts';
import type { Lattice } from './lattice.ts';
import { handsOf, voteRange } from './vote-hands.ts';

/** The rough one compares sets, the fine one gives a set's value: of eleven multipliers the fine one's was
 *  the closest on six rosters, to 0.005 points. */
export const ROUGH_VOTES: Lattice = { rounds: 128, multiplier: 37 };
export const FINE_VOTES: Lattice = { rounds: 512, multiplier: 375 };

const SETS_AT_FIRST = 1024;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** @param among the players whose best votes count.
 *  @param bonus by the sum of the best votes in halves of a point.
 *  @param always players who count besides the best, as goalkeepers do; at most one in a set. */
export function sampledBestVotes(
  players: readonly PlayerModel[],
  among: PlayerSet,
  most: number,
  always: PlayerSet,
  bonus: (halves: number) => number,
  lattice: Lattice,
): (set: PlayerSet) => number {
  const { rounds } = lattice;
  const drawn = players.map((player, at) => drawnVotes(player, at, lattice));
  const bonuses = Float64Array.from({ length: (most + 1) * 20 + 1 }, (_, sum) => bonus(sum));
  const { lowest, highest } = voteRange(players, among);
  const { sums, width, taken } = handsOf(most, { lowest, highest });
  // All in one array: allocating one for each set takes longer than filling it.
  let hands = new Uint16Array(rounds * SETS_AT_FIRST);
  const known = new Map<PlayerSet, number>([[0, 0]]);
  /** Where the hands of a set start, one per round, built on those of the set without its last player. */
  const heldBy = (set: PlayerSet): number => {
    const found = known.get(set);
    if (found !== undefined) return found;
    const last = 31 - Math.clz32(set);
    const before = heldBy(set & ~(1 << last));
    const own = rounds * known.size;
    if (own === hands.length) {
      const longer = new Uint16Array(2 * own);
      longer.set(hands);
      hands = longer;
    }
    const votes = drawn[last]!;
    for (let round = 0; round < rounds; round++) {
      hands[own + round] = taken[hands[before + round]! * width + votes[round]! - lowest]!;
    }
    known.set(set, own);
    return own;
  };
  return (set) => {
    const held = heldBy(set & ~always);
    const beside = set & always;
    const votes = beside === 0 ? null : drawn[31 - Math.clz32(beside)]!;
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      const own = votes ? 2 * VOTES[votes[round]!]! : 0;
      total += bonuses[sums[hands[held + round]!]! + own]!;
    }
    return total / rounds;
  };
}

/** A player's votes by round, as indices of `VOTES`, each as often as its probability says. */
function drawnVotes(
  { votes }: PlayerModel,
  player: number,
  { rounds, multiplier }: Lattice,
): Uint8Array {
  let step = 1;
  for (let before = 0; before < player; before++) step = (step * multiplier) % rounds;
  const shift = (player * GOLDEN) % 1;
  const highest = votes.findLastIndex((chance) => chance > 0);
  return Uint8Array.from({ length: rounds }, (_, round) => {
    let left = ((((round * step) % rounds) + 0.5) / rounds + shift) % 1;
    let at = 0;
    while (at < highest && left >= votes[at]!) {
      left -= votes[at]!;
      at++;
    }
    return at;
  });
}
