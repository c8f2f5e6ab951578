import type { MatchDetail } from '@tredici/contract/match';
import { type BetType, FINAL_RESULTS, GOAL_NO_GOALS } from '@tredici/engine/markets/bet-types';
import { quoteOf } from '#football/bookmaker-prices.ts';
import { DOUBLE_BETS } from '../bets/bet-groups.ts';

/** The markets whose prices are shown side by side, and how often each covers a result. */
const MARKETS = {
  final: { bets: FINAL_RESULTS, covered: 1 },
  double: { bets: DOUBLE_BETS, covered: 2 },
  totals_1_5: { bets: ['u_1_5', 'o_1_5'], covered: 1 },
  totals_2_5: { bets: ['u_2_5', 'o_2_5'], covered: 1 },
  totals_3_5: { bets: ['u_3_5', 'o_3_5'], covered: 1 },
  goals: { bets: GOAL_NO_GOALS, covered: 1 },
} as const satisfies Record<string, { bets: readonly BetType[]; covered: number }>;
export type PriceMarket = keyof typeof MARKETS;

export const PRICE_MARKETS = Object.keys(MARKETS) as readonly PriceMarket[];

export function marketOf(market: PriceMarket): {
  readonly bets: readonly BetType[];
  readonly covered: number;
} {
  return MARKETS[market];
}

/** Those that somebody prices. */
export function pricedMarkets({ odds, bookmakers }: Pick<MatchDetail, 'odds' | 'bookmakers'>) {
  return PRICE_MARKETS.filter((market) =>
    MARKETS[market].bets.some((bet) => bookmakers.some((name) => quoteOf(odds, name, bet))),
  );
}
