/** Hands of votes: the best so many that were seen, whoever gave them. All hands are numbered, so that to take one
 *  more vote is to look up a number. */
import { VOTES } from '../../projections/vote-spread.ts';

export type Hands = {
  readonly count: number;
  /** By hand, the sum of its votes in halves of a point. */
  readonly sums: Uint8Array;
  /** By hand and vote (a place of `VOTES`), the hand afterwards; the empty hand is 0. */
  readonly taken: Uint16Array;
};

/** A place still empty counts below every vote. */
const KINDS = VOTES.length + 1;

const known = new Map<number, Hands>();

/** Hands of at most so many votes. */
export function handsOf(most: number): Hands {
  const found = known.get(most) ?? makeHands(most);
  known.set(most, found);
  return found;
}

function makeHands(most: number): Hands {
  // A hand is written down from its lowest vote to its highest, and its number is how many come before it: for each
  // place those whose highest vote there is lower (the combinatorial number system).
  const before = Array.from({ length: most }, (_, place) =>
    Array.from({ length: KINDS }, (_, vote) => choose(vote + place, place + 1)),
  );
  const count = choose(KINDS + most - 1, most);
  const sums = new Uint8Array(count);
  const taken = new Uint16Array(count * VOTES.length);
  const held = new Array<number>(most).fill(0);
  const numberWith = (vote: number): number => {
    if (vote <= held[0]!) return numberOf(held);
    let number = 0;
    let [place, at] = [0, 1];
    for (; at < most && held[at]! < vote; at++) number += before[place++]![held[at]!]!;
    number += before[place++]![vote]!;
    for (; at < most; at++) number += before[place++]![held[at]!]!;
    return number;
  };
  const numberOf = (votes: readonly number[]) =>
    votes.reduce((number, vote, place) => number + before[place]![vote]!, 0);
  for (let hand = 0; hand < count; hand++) {
    let left = hand;
    for (let place = most - 1; place >= 0; place--) {
      let vote = KINDS - 1;
      while (before[place]![vote]! > left) vote--;
      held[place] = vote;
      left -= before[place]![vote]!;
      if (vote > 0) sums[hand]! += 2 * VOTES[vote - 1]!;
    }
    for (let vote = 0; vote < VOTES.length; vote++) {
      taken[hand * VOTES.length + vote] = numberWith(vote + 1);
    }
  }
  return { count, sums, taken };
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let one = 1; one <= count; one++) ways = (ways * (from - count + one)) / one;
  return Math.round(ways);
}
