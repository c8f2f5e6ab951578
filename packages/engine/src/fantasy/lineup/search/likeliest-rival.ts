import type { Evaluator, Look } from '../expectation/expected-total.ts';
import type { Squad } from '../squad/squad.ts';
import type { FoundLineup } from './improve-lineup.ts';
import { benchLike, namesAll, type SearchWishes } from './lineup-moves.ts';

/** A rival so far behind has never caught up. */
const TOO_FAR = 0.2;

/** Of these the one with another eleven that comes nearest to the leader once it has the leader's bench: with the
 *  bench that it was looked at with at first it may have seemed worse than it is. Null where none comes near. */
export function likeliestRival(
  squad: Squad,
  evaluator: Evaluator,
  { forced }: SearchWishes,
  leader: FoundLineup,
  others: readonly FoundLineup[],
  look: Look,
): FoundLineup | null {
  const estimate = evaluator.estimateNear(leader, look);
  const seen = new Set([leader.starters]);
  let rival: FoundLineup | null = null;
  for (const other of others) {
    if (seen.has(other.starters)) continue;
    seen.add(other.starters);
    const like = { ...other, bench: benchLike(squad, leader, other.starters) };
    if (!namesAll(like, forced)) continue;
    const expected = estimate(like);
    if (expected < leader.expected - TOO_FAR) continue;
    if (!rival || expected > rival.expected) rival = { ...like, expected };
  }
  return rival;
}
