/** The best of many bookmakers' prices for one bet, and how old it is. */

export type QuotedPrice = {
  bookmaker: string;
  oddsDecimal: number;
  /** Seconds since 1970; when the price was last seen. */
  seenAtSeconds: number;
};
export type BestPrice = QuotedPrice & { ageSeconds: number };

const MIN_ODDS = 1.001;
const MAX_ODDS = 1000;

/** Highest usable price not older than the limit; ties go to the freshest, then by name.
 *  Null where none is left: a stale price is not a price. */
export function bestPrice(
  quotes: readonly QuotedPrice[],
  nowSeconds: number,
  maxAgeSeconds = Number.POSITIVE_INFINITY,
): BestPrice | null {
  let best: BestPrice | null = null;
  for (const quote of quotes) {
    const ageSeconds = nowSeconds - quote.seenAtSeconds;
    const isUsable = quote.oddsDecimal >= MIN_ODDS && quote.oddsDecimal <= MAX_ODDS;
    if (!isUsable || !(ageSeconds >= 0 && ageSeconds <= maxAgeSeconds)) continue;
    const candidate = { ...quote, ageSeconds };
    if (!best || isBetter(candidate, best)) best = candidate;
  }
  return best;
}

function isBetter(a: BestPrice, b: BestPrice): boolean {
  if (a.oddsDecimal !== b.oddsDecimal) return a.oddsDecimal > b.oddsDecimal;
  if (a.ageSeconds !== b.ageSeconds) return a.ageSeconds < b.ageSeconds;
  return a.bookmaker < b.bookmaker;
}

/** Expected return of one unit: probability × odds − 1. */
export function expectedValue(probability: number, oddsDecimal: number): number {
  return probability * oddsDecimal - 1;
}
