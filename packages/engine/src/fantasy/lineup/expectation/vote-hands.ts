/** A hand is the best few votes seen so far, whoever got them. All hands are numbered, so adding a vote is a
 *  table lookup. */
import { VOTES } from '../../projections/vote-spread.ts';
import type { PlayerModel } from '../squad/player-model.ts';
import { membersOf, type PlayerSet } from '../squad/player-set.ts';

export type Hands = {
  readonly count: number;
  /** By hand, the sum of its votes in halves of a point. */
  readonly sums: Uint8Array;
  /** The number of different votes. */
  readonly width: number;
  /** By hand and vote (`hand * width + vote`, the lowest vote 0) the hand with that vote added; the empty
   *  hand is 0. */
  readonly taken: Uint16Array;
};

/** The lowest and the highest vote that occur, as indices of `VOTES`. */
export type VoteRange = { readonly lowest: number; readonly highest: number };

const known = new Map<string, Hands>();

/** Hands of at most `most` votes. Fewer different votes make fewer hands: most rosters need a fifth of all,
 *  which then fit into the processor's cache. */
export function handsOf(most: number, { lowest, highest }: VoteRange): Hands {
  const name = `${most} ${lowest} ${highest}`;
  const found = known.get(name) ?? makeHands(most, VOTES.slice(lowest, highest + 1));
  known.set(name, found);
  return found;
}

/** The range of votes that these players may get. */
export function voteRange(players: readonly PlayerModel[], among: PlayerSet): VoteRange {
  let [lowest, highest] = [VOTES.length - 1, 0];
  for (const member of membersOf(among)) {
    players[member]!.votes.forEach((chance, vote) => {
      if (chance === 0) return;
      lowest = Math.min(lowest, vote);
      highest = Math.max(highest, vote);
    });
  }
  return { lowest: Math.min(lowest, highest), highest };
}

function makeHands(most: number, votes: readonly number[]): Hands {
  const width = votes.length;
  // An empty place counts below every vote.
  const kinds = width + 1;
  // A hand is written from its lowest vote to its highest. Its number is how many hands come before it: for
  // each place those whose highest vote there is lower (the combinatorial number system).
  const before = Array.from({ length: most }, (_, place) =>
    Array.from({ length: kinds }, (_, vote) => choose(vote + place, place + 1)),
  );
  const count = choose(kinds + most - 1, most);
  const sums = new Uint8Array(count);
  const taken = new Uint16Array(count * width);
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
  const numberOf = (hand: readonly number[]) =>
    hand.reduce((number, vote, place) => number + before[place]![vote]!, 0);
  for (let hand = 0; hand < count; hand++) {
    let left = hand;
    for (let place = most - 1; place >= 0; place--) {
      let vote = kinds - 1;
      while (before[place]![vote]! > left) vote--;
      held[place] = vote;
      left -= before[place]![vote]!;
      if (vote > 0) sums[hand]! += 2 * votes[vote - 1]!;
    }
    for (let vote = 0; vote < width; vote++) {
      taken[hand * width + vote] = numberWith(vote + 1);
    }
  }
  return { count, sums, width, taken };
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let one = 1; one <= count; one++) ways = (ways * (from - count + one)) / one;
  return Math.round(ways);
}
