/** What each starter of the best line-up is worth in it: the best line-up without them, compared with it over
 *  the same rounds. */

import type { Look } from '../expectation/expected-total.ts';
import type { FieldedLineup } from '../expectation/fielded-lineup.ts';
import type { PreparedSquad } from '../prepare-squad.ts';
import { membersOf } from '../squad/player-set.ts';
import { exchangeOnBench } from './bench-order.ts';
import type { FoundLineup } from './improve-lineup.ts';
import { benchLike, namesAll, type SearchWishes, suitingModules } from './lineup-moves.ts';
import type { Search } from './search-lineup.ts';

export type Without = {
  readonly other: FieldedLineup;
  /** How much lower the expected total is; negative only without a locked player. */
  readonly cost: number;
};

/** The numbers of exchanges of a starter, and of elevens the search has seen, that are looked at as closely
 *  as the best line-up was. */
const EXCHANGES = 2;
const SEEN = 2;

/** By starter; null if nobody could take their place.
 *  @param last how closely the search looked at its best. */
export function withoutEach(
  prepared: PreparedSquad,
  best: FoundLineup,
  search: Search,
  wishes: SearchWishes,
  last: Look,
): ReadonlyMap<number, Without | null> {
  const { squad, evaluator } = prepared;
  const exchanged = makeExchanges(prepared, best, wishes);
  const seen = search.looked.map(({ module, starters }) => ({
    module,
    starters,
    bench: benchLike(squad, best, starters),
  }));
  const rivals = search.best.filter(({ starters }) => starters !== best.starters);
  const measured = new Map<FieldedLineup, Without>(
    rivals.map((other) => [other, { other, cost: best.expected - other.expected }]),
  );
  let near: ((lineup: FieldedLineup) => number) | null = null;
  const measure = (other: FieldedLineup): Without => {
    const known = measured.get(other);
    if (known) return known;
    near ??= evaluator.estimateNear(best, last);
    const found = { other, cost: near(best) - near(other) };
    measured.set(other, found);
    return found;
  };
  return new Map(
    membersOf(best.starters).map((starter) => {
      const lacks = ({ starters }: FieldedLineup) => !(starters & (1 << starter));
      const options = [
        ...rivals.filter(lacks),
        ...seen.filter((one) => lacks(one) && namesAll(one, wishes.forced)).slice(0, SEEN),
        ...exchanged(starter).slice(0, EXCHANGES),
      ].map(measure);
      return [starter, options.length > 0 ? cheapest(options) : null];
    }),
  );
}

export const cheapest = (options: readonly Without[]): Without =>
  options.reduce((one, other) => (other.cost < one.cost ? other : one));

/** The line-ups with one different player in a starter's place, the most promising first. */
function makeExchanges(
  { squad, evaluator }: PreparedSquad,
  best: FoundLineup,
  { forced, modules }: SearchWishes,
): (starter: number) => FieldedLineup[] {
  const estimate = evaluator.estimateNear(best, 'rough');
  return (starter) => {
    const found: FoundLineup[] = [];
    for (const into of squad.players.keys()) {
      if (best.starters & (1 << into)) continue;
      const starters = (best.starters ^ (1 << starter)) | (1 << into);
      const bench = exchangeOnBench(squad, best.bench, into, starter);
      for (const module of suitingModules(squad, starters, modules)) {
        const other = { module, starters, bench };
        if (namesAll(other, forced)) found.push({ ...other, expected: estimate(other) });
      }
    }
    return found.sort((a, b) => b.expected - a.expected);
  };
}
