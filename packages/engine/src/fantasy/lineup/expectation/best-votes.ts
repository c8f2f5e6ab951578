/** The distribution of the sum of a set's best votes, accurate to a few billionths. Each set is built on the
 *  one without its last player, so sets that share players share work. */
import { VOTES } from '../../projections/vote-spread.ts';
import type { PlayerModel } from '../squad/player-model.ts';
import { membersOf, type PlayerSet } from '../squad/player-set.ts';
import { type Hands, handsOf, type VoteRange, voteRange } from './vote-hands.ts';

/** Probability by sum of votes in halves of a point: `spread[13]` is the chance of 6.5. */
export type SumSpread = Float64Array;

/** The distribution of the sum of the `most` best votes of a set, or of all if the set is not larger.
 *  @param among the players that the sets are made of. */
export function bestVoteSums(
  players: readonly PlayerModel[],
  among: PlayerSet,
  most: number,
): (set: PlayerSet) => SumSpread {
  const range = voteRange(players, among);
  const hands = handsOf(most, range);
  const known = new Map<PlayerSet, Held>([
    [0, { hands: Uint16Array.of(0), chances: Float64Array.of(1) }],
  ]);
  const heldBy = (set: PlayerSet): Held => {
    const found = known.get(set);
    if (found) return found;
    const last = 31 - Math.clz32(set);
    const before = heldBy(set & ~(1 << last));
    const next = takeVote(hands, range, before, players[last]!.votes);
    known.set(set, next);
    return next;
  };
  return (set) => {
    const spread = new Float64Array(2 * 10 * most + 1);
    const { hands: held, chances } = heldBy(set);
    held.forEach((hand, at) => {
      spread[hands.sums[hand]!]! += chances[at]!;
    });
    return spread;
  };
}

/** The possible hands and their probabilities. */
type Held = { readonly hands: Uint16Array; readonly chances: Float64Array };

/** Rarer hands and votes are dropped: a modifier is worth only a few points. */
const NEGLIGIBLE = 1e-9;

function takeVote(
  { count, width, taken }: Hands,
  { lowest, highest }: VoteRange,
  before: Held,
  votes: readonly number[],
): Held {
  const chances = new Float64Array(count);
  for (let vote = lowest; vote <= highest; vote++) {
    const p = votes[vote]!;
    if (p < NEGLIGIBLE) continue;
    for (let at = 0; at < before.hands.length; at++) {
      const hand = taken[before.hands[at]! * width + vote - lowest]!;
      chances[hand]! += before.chances[at]! * p;
    }
  }
  let kept = 0;
  for (let hand = 0; hand < count; hand++) if (chances[hand]! >= NEGLIGIBLE) kept++;
  const held = { hands: new Uint16Array(kept), chances: new Float64Array(kept) };
  for (let hand = 0, at = 0; at < kept; hand++) {
    if (chances[hand]! < NEGLIGIBLE) continue;
    held.hands[at] = hand;
    held.chances[at++] = chances[hand]!;
  }
  return held;
}

/** The distribution of the sum of all votes of a set. */
export function allVotesSum(players: readonly PlayerModel[], set: PlayerSet): SumSpread {
  const members = membersOf(set);
  let spread: SumSpread = new Float64Array(2 * 10 * members.length + 1);
  spread[0] = 1;
  for (const member of members) {
    const next = new Float64Array(spread.length);
    players[member]!.votes.forEach((p, vote) => {
      if (p === 0) return;
      const halves = 2 * VOTES[vote]!;
      for (let sum = 0; sum + halves < spread.length; sum++)
        next[sum + halves]! += p * spread[sum]!;
    });
    spread = next;
  }
  return spread;
}
