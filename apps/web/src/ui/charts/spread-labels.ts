/** Moves labels apart that would lie on each other: at least `gap` between two, in their order, none
 *  beyond the ends as long as they fit. Places are given and returned in the same sequence. */
export function spreadLabels(
  places: readonly number[],
  gap: number,
  [first, last]: readonly [number, number],
): number[] {
  const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
  const spread = [...places];
  let floor = first;
  for (const at of order) {
    spread[at] = Math.max(spread[at]!, floor);
    floor = spread[at]! + gap;
  }
  let ceiling = last;
  for (const at of order.reverse()) {
    spread[at] = Math.min(spread[at]!, ceiling);
    ceiling = spread[at]! - gap;
  }
  return spread;
}
