import type { Evaluator, Look } from '../expectation/expected-total.ts';
import type { Squad } from '../squad/squad.ts';
import type { FoundLineup } from './improve-lineup.ts';
import { benchLike, namesAll, type SearchWishes, suitingModules } from './lineup-moves.ts';

/** No rival this far behind has ever caught up. */
const TOO_FAR = 0.2;

/** Of these line-ups, those with another eleven that come close to the leader once they have the leader's
 *  bench and the module that suits them best with it, the closest first. With their first bench they may have
 *  seemed worse than they are. */
export function likeliestRivals(
  squad: Squad,
  evaluator: Evaluator,
  { forced, modules }: SearchWishes,
  leader: FoundLineup,
  others: readonly FoundLineup[],
  look: Look,
): FoundLineup[] {
  const estimate = evaluator.estimateNear(leader, look);
  const seen = new Set([leader.starters]);
  const rivals: FoundLineup[] = [];
  for (const other of others) {
    if (seen.has(other.starters)) continue;
    seen.add(other.starters);
    const bench = benchLike(squad, leader, other.starters);
    if (!namesAll({ ...other, bench }, forced)) continue;
    let best: FoundLineup | null = null;
    for (const module of suitingModules(squad, other.starters, modules)) {
      const like = { module, starters: other.starters, bench };
      const expected = estimate(like);
      if (!best || expected > best.expected) best = { ...like, expected };
    }
    if (best && best.expected >= leader.expected - TOO_FAR) rivals.push(best);
  }
  return rivals.sort((a, b) => b.expected - a.expected);
}
