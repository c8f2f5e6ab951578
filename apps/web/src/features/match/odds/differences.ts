import type { MatchDetail } from '@tredici/contract/match';
import { type BetType, pushOf } from '@tredici/engine/markets/bet-types';
import { type BestOdd, bestOdd } from '#football/best-odds.ts';
import { type Edge, type EdgeVerdict, edgeOf, verdictOn } from '#football/value.ts';
import { PRICE_MARKETS } from './price-markets.ts';

/** How far the best price of a bet is from the forecast's fair price. */
export interface Difference {
  readonly bet: BetType;
  readonly best: BestOdd;
  readonly edge: Edge;
  readonly verdict: EdgeVerdict;
}

type Priced = Pick<MatchDetail, 'bets' | 'interval' | 'odds' | 'bookmakers'>;

/** Null without a forecast of the bet or without a price. */
export function differenceOf(
  { bets, interval, odds, bookmakers }: Priced,
  bet: BetType,
): Difference | null {
  const share = bets[bet];
  const best = bestOdd(odds, bet, bookmakers);
  if (share === undefined || !best) return null;
  const push = pushOf(bet);
  const edge = edgeOf(share, best.odd, interval?.[bet] ?? null, push && bets[push]);
  return { bet, best, edge, verdict: verdictOn(edge) };
}

/** The bets whose best prices are highest above the forecast, or least below it. */
export function largestDifferences(match: Priced, most: number): Difference[] {
  return PRICE_MARKETS.flatMap((market) => market.bets)
    .flatMap((bet) => differenceOf(match, bet) ?? [])
    .sort((a, b) => b.edge.edge - a.edge.edge)
    .slice(0, most);
}
