import type { Evaluator, Look } from '../expectation/expected-total.ts';
import type { FoundLineup } from './improve-lineup.ts';

/** The leader, the best line-up with another eleven, and of those that came nearly as far as the leader so many at
 *  most: all of them by the same closer look, which may say another order.
 *  @param last best first. */
export function settleTies(
  evaluator: Evaluator,
  last: readonly FoundLineup[],
  nearly: readonly FoundLineup[],
  most: number,
  look: Look,
): FoundLineup[] {
  const leader = last[0]!;
  const second = last.find(({ starters }) => starters !== leader.starters);
  const asked = new Set<string>();
  const isNew = (lineup: FoundLineup) => {
    const name = `${lineup.module} ${lineup.starters} ${lineup.bench}`;
    if (asked.has(name)) return false;
    asked.add(name);
    return true;
  };
  const named = [leader, ...(second ? [second] : [])].filter(isNew);
  const ties = [...nearly]
    .sort((a, b) => b.expected - a.expected || a.starters - b.starters)
    .filter(isNew)
    .slice(0, most);
  const estimate = evaluator.estimateNear(leader, look);
  return [...named, ...ties].map((lineup) => ({ ...lineup, expected: estimate(lineup) }));
}
