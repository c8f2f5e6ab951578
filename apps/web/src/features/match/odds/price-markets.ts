import type { MatchDetail } from '@tredici/contract/match';
import { MARKET_LIST } from '@tredici/engine/markets/bet-types';
import { quoteOf } from '#football/bookmaker-prices.ts';

/** The markets whose prices are shown side by side. */
export const PRICE_MARKETS = MARKET_LIST.filter(({ priced }) => priced !== undefined);

/** The markets with at least one price. */
export function pricedMarkets({ odds, bookmakers }: Pick<MatchDetail, 'odds' | 'bookmakers'>) {
  return PRICE_MARKETS.filter(({ bets }) =>
    bets.some((bet) => bookmakers.some((name) => quoteOf(odds, name, bet))),
  );
}
