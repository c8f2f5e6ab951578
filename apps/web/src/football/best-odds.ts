import type { Odds } from '@tredici/contract/bets';
import type { BetType } from '@tredici/engine/markets/bet-types';

export interface BestOdd {
  readonly odd: number;
  readonly bookmaker: string;
  readonly url: string | null;
}

/** The highest price of a bet; among equal prices, that of the first bookmaker in the list. */
export function bestOdd(
  odds: Odds,
  bet: BetType,
  bookmakers: readonly string[] = Object.keys(odds),
): BestOdd | null {
  let best: BestOdd | null = null;
  for (const bookmaker of bookmakers) {
    const offer = odds[bookmaker];
    const price = offer?.[bet];
    if (!offer || typeof price !== 'object' || price === null) continue;
    if (best === null || price.odd > best.odd) {
      best = { odd: price.odd, bookmaker, url: offer.url };
    }
  }
  return best;
}
