/** The value of a price, given a probability. Nothing here is a promise: an edge is an average over many
 *  matches like this one, and only as good as the probability it comes from. */

/** The price at which neither side gains: the inverse of the probability (0 to 100). Null where the
 *  probability rounds to zero. */
export function fairPrice(probability: number): number | null {
  return probability > 0 ? 100 / probability : null;
}

export interface Edge {
  /** Expected gain per euro, as a share: 0.05 is five cents. */
  readonly edge: number;
  /** The interval that follows from the probability's own interval; null without one. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** How price and probability disagree: p · odd − 1. `returned` is how often the stake is returned, 0 to 100.
 *  The probability then refers to the remaining cases, and only those gain or lose anything. */
export function edgeOf(
  probability: number,
  odd: number,
  interval: readonly [low: number, high: number] | null,
  returned = 0,
): Edge {
  const at = (percentage: number) => (1 - returned / 100) * ((percentage / 100) * odd - 1);
  return {
    edge: at(probability),
    interval: interval && [at(interval[0]), at(interval[1])],
  };
}

/** What can be said of an edge: below zero, above zero, or not distinguishable from zero. Without an interval
 *  nothing can be said. */
export type EdgeVerdict = 'below' | 'unclear' | 'above' | 'unknown';

export function verdictOn({ interval }: Edge): EdgeVerdict {
  if (!interval) return 'unknown';
  if (interval[1] < 0) return 'below';
  if (interval[0] > 0) return 'above';
  return 'unclear';
}
