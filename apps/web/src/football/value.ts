/** What a price is worth against a probability. Nothing here promises anything: an edge is an average
 *  over many matches like this one, and only as good as the probability it comes from. */

/** The price at which neither side gains: the inverse of the probability (0 to 100). Null where the
 *  probability rounds to nothing. */
export function fairPrice(probability: number): number | null {
  return probability > 0 ? 100 / probability : null;
}

export interface Edge {
  /** Expected gain for each euro, as a share: 0.05 is five cents. */
  readonly edge: number;
  /** Where it lies with the certainty of the probability's own interval; null without one. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** How price and probability disagree: p · odd − 1. `returned` is how often the stake comes back, 0 to
 *  100; the probability is then of the other times, and only in those anything is gained or lost. */
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

/** What can be said of an edge: it is below zero, above it, or cannot be told from it. Without an
 *  interval nothing can be said. */
export type EdgeVerdict = 'below' | 'unclear' | 'above' | 'unknown';

export function verdictOn({ interval }: Edge): EdgeVerdict {
  if (!interval) return 'unknown';
  if (interval[1] < 0) return 'below';
  if (interval[0] > 0) return 'above';
  return 'unclear';
}
