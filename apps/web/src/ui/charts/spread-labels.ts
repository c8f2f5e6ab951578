/** Moves overlapping labels apart, keeping their order: at least `gap` between two, and none beyond the ends
 *  if they fit. Positions are returned in the order given. */
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
