/** The highest total gain that the remaining credits can buy at the expected prices, found exactly. */

export type ForSale = { readonly gain: number; readonly price: number };

/** Upper limit of the steps in which credits are counted; an ordinary auction has fewer credits than this. */
const MOST_STEPS = 1000;

/** @param groups the players for sale for the places of each group.
 *  @param credits those left beyond the one credit that every open place costs. */
export function bestPurchases(
  groups: ReadonlyArray<{ readonly places: number; readonly forSale: readonly ForSale[] }>,
  credits: number,
): number {
  if (credits < 0) return 0;
  const step = Math.max(1, Math.ceil(credits / MOST_STEPS));
  const steps = Math.floor(credits / step);
  // By credits spent: the highest gain from all groups so far.
  let best = new Float64Array(steps + 1);
  for (const { places, forSale } of groups) {
    const own = bestOfGroup(worthALook(forSale, places, step), places, steps);
    const joined = new Float64Array(steps + 1);
    for (let all = 0; all <= steps; all++) {
      for (let spent = 0; spent <= all; spent++) {
        const gain = own[spent]! + best[all - spent]!;
        if (gain > joined[all]!) joined[all] = gain;
      }
    }
    best = joined;
  }
  return best[steps]!;
}

type Offer = { readonly gain: number; readonly cost: number };

/** Prices are those beyond the one credit of the place. A player is dropped if as many others as there are
 *  places cost no more and bring at least as much. */
function worthALook(forSale: readonly ForSale[], places: number, step: number): Offer[] {
  const offers = forSale
    .filter(({ gain }) => gain > 0)
    .map(({ gain, price }) => ({ gain, cost: Math.max(0, Math.round((price - 1) / step)) }))
    .sort((a, b) => a.cost - b.cost || b.gain - a.gain);
  const kept: Offer[] = [];
  for (const offer of offers) {
    const better = kept.reduce((count, { gain }) => (gain >= offer.gain ? count + 1 : count), 0);
    if (better < places) kept.push(offer);
  }
  return kept;
}

/** By credits spent: the highest gain from filling this many places of a group. */
function bestOfGroup(offers: readonly Offer[], places: number, steps: number): Float64Array {
  const width = steps + 1;
  const best = new Float64Array((places + 1) * width);
  for (const { gain, cost } of offers) {
    for (let taken = places; taken > 0; taken--) {
      const [own, fewer] = [taken * width, (taken - 1) * width];
      for (let spent = steps; spent >= cost; spent--) {
        const withThem = gain + best[fewer + spent - cost]!;
        if (withThem > best[own + spent]!) best[own + spent] = withThem;
      }
    }
  }
  return best.subarray(places * width);
}
