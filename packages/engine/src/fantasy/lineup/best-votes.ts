/** How the sum of the best votes of a set of players spreads, to a few billionths. Each set is built on the one
 *  without its last player, so that sets that share players share work. */
import { VOTES } from '../vote-spread.ts';
import type { PlayerModel } from './player-model.ts';
import { membersOf, type PlayerSet } from './player-set.ts';

/** Probability by sum of votes in halves of a point: `spread[13]` is that of 6.5. */
export type SumSpread = Float64Array;

/** The sum of the `most` best votes of each set; of all where `most` is not smaller than the set. */
export function bestVoteSums(
  players: readonly PlayerModel[],
  most: number,
): (set: PlayerSet) => SumSpread {
  const hands = makeHands(most);
  const known = new Map<PlayerSet, Held>([[0, { hands: [0], chances: Float64Array.of(1) }]]);
  const heldBy = (set: PlayerSet): Held => {
    const found = known.get(set);
    if (found) return found;
    const last = 31 - Math.clz32(set);
    const before = heldBy(set & ~(1 << last));
    const next = takeVote(hands, before, players[last]!.votes);
    known.set(set, next);
    return next;
  };
  return (set) => {
    const spread = new Float64Array(2 * 10 * most + 1);
    const { hands: held, chances } = heldBy(set);
    for (const hand of held) spread[hands.sum(hand)]! += chances[hand]!;
    return spread;
  };
}

/** The hands that are possible, and their probability by number of the hand. */
type Held = { readonly hands: readonly number[]; readonly chances: Float64Array };

/** Hands and votes that are rarer never matter: a modifier gives a few points. */
const NEGLIGIBLE = 1e-9;

function takeVote(hands: Hands, before: Held, votes: readonly number[]): Held {
  let chances = new Float64Array(2 * hands.count() + VOTES.length);
  for (const hand of before.hands) {
    const chance = before.chances[hand]!;
    for (let vote = 0; vote < votes.length; vote++) {
      const p = votes[vote]!;
      if (p < NEGLIGIBLE) continue;
      const after = hands.take(hand, vote);
      if (after >= chances.length) chances = longer(chances);
      chances[after]! += chance * p;
    }
  }
  const held: number[] = [];
  for (let hand = 0; hand < hands.count(); hand++)
    if (chances[hand]! >= NEGLIGIBLE) held.push(hand);
  return { hands: held, chances };
}

function longer(chances: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const more = new Float64Array(2 * chances.length);
  more.set(chances);
  return more;
}

/** The sum of all votes of a set. */
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

/** A hand is the best votes seen so far, lowest first. Hands are numbered as they are met. */
type Hands = ReturnType<typeof makeHands>;

function makeHands(most: number) {
  /** Places of `VOTES`, lowest first; -1 for a place still empty. */
  const votesOf: number[][] = [Array.from({ length: most }, () => -1)];
  const sums: number[] = [0];
  const numbers = new Map<string, number>([[votesOf[0]!.join(), 0]]);
  /** By hand and vote: the hand after it, or -1 where it was never asked. */
  const taken: number[] = VOTES.map(() => -1);
  const numberOf = (votes: number[]): number => {
    const name = votes.join();
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = votesOf.push(votes) - 1;
    numbers.set(name, number);
    for (let vote = 0; vote < VOTES.length; vote++) taken.push(-1);
    sums.push(votes.reduce((sum, vote) => sum + (vote < 0 ? 0 : 2 * VOTES[vote]!), 0));
    return number;
  };
  return {
    count: () => votesOf.length,
    /** In halves of a point. */
    sum: (hand: number) => sums[hand]!,
    take(hand: number, vote: number): number {
      const known = taken[hand * VOTES.length + vote]!;
      if (known >= 0) return known;
      const held = votesOf[hand]!;
      const after =
        vote > held[0]! ? numberOf([vote, ...held.slice(1)].sort((a, b) => a - b)) : hand;
      taken[hand * VOTES.length + vote] = after;
      return after;
    },
  };
}
