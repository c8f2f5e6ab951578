import type { MatchDetail } from '@tredici/contract/match';
import type { BetType } from '@tredici/engine/markets/bet-types';

export type MatchOdds = MatchDetail['odds'];

/** A price with when it was set, and the first one that was seen. */
export interface Quote {
  readonly odd: number;
  readonly captured_at: string;
  readonly opening_odd: number;
  readonly opening_at: string;
}

/** A bookmaker's price for a bet; null without one. */
export function quoteOf(odds: MatchOdds, bookmaker: string, bet: BetType): Quote | null {
  const quote: unknown = odds[bookmaker]?.[bet];
  return typeof quote === 'object' && quote !== null ? (quote as Quote) : null;
}

/** What a bookmaker keeps of the stakes: how far the inverses of its prices add up to more than the outcomes
 *  they cover. `covered` is how often each result is covered: once by 1, X and 2, twice by double chances.
 *  Null where a price is missing, because an incomplete market has no margin. */
export function marginOf(prices: readonly (number | null)[], covered = 1): number | null {
  if (prices.length === 0) return null;
  let sum = 0;
  for (const price of prices) {
    if (price === null) return null;
    sum += 1 / price;
  }
  return sum / covered - 1;
}

export type Direction = 'up' | 'down' | 'still';

/** How a price has moved since it was first seen. */
export function movementOf({ odd, opening_odd }: Pick<Quote, 'odd' | 'opening_odd'>): Direction {
  if (odd === opening_odd) return 'still';
  return odd > opening_odd ? 'up' : 'down';
}

/** When any of these prices last changed; null without prices. */
export function lastChange(quotes: readonly (Quote | null)[]): string | null {
  let last: string | null = null;
  for (const quote of quotes) {
    // All timestamps have the same format, so their text order is their time order.
    if (quote && (last === null || quote.captured_at > last)) last = quote.captured_at;
  }
  return last;
}
