/** One fair probability from many bookmakers' prices. */
import type { BookmakerPrices, MatchPrices } from '../match/match-record.ts';
import type { FairResult } from './implied-goals.ts';
import { removeMargin } from './margin.ts';

/** The sharpest widely published price and the market's average: their mean is better than either. */
const PREFERRED = ['pinnacle', 'average'];
/** Not a single bookmaker's book but the best of many, so it holds no margin to remove. */
const NOT_A_BOOK = new Set(['maximum']);

/** A book whose inverse odds sum to less than one plus this is not from before a match: some files contain
 *  in-play prices, or the best of many bookmakers. */
const LEAST_OVERROUND = -0.03;

export function fairResultOf(prices: BookmakerPrices | undefined): FairResult | null {
  if (!prices?.result) return null;
  const { home, draw, away } = prices.result;
  const fair = removeMargin([home, draw, away], 'power');
  if (!fair.ok || fair.overround < LEAST_OVERROUND) return null;
  return {
    home: fair.probabilities[0]!,
    draw: fair.probabilities[1]!,
    away: fair.probabilities[2]!,
  };
}

export function fairOver25Of(prices: BookmakerPrices | undefined): number | null {
  if (!prices?.totals25) return null;
  const fair = removeMargin([prices.totals25.over, prices.totals25.under], 'power');
  return fair.ok && fair.overround >= LEAST_OVERROUND ? fair.probabilities[0]! : null;
}

/** Mean over the preferred prices, or over all books if neither is quoted. */
export function fairResult(prices: MatchPrices | undefined): FairResult | null {
  const fair = collect(prices, fairResultOf);
  if (fair.length === 0) return null;
  const mean = (pick: (one: FairResult) => number) =>
    fair.reduce((sum, one) => sum + pick(one), 0) / fair.length;
  return { home: mean((p) => p.home), draw: mean((p) => p.draw), away: mean((p) => p.away) };
}

export function fairOver25(prices: MatchPrices | undefined): number | null {
  const fair = collect(prices, fairOver25Of);
  return fair.length === 0 ? null : fair.reduce((sum, p) => sum + p, 0) / fair.length;
}

function collect<T>(
  prices: MatchPrices | undefined,
  read: (prices: BookmakerPrices | undefined) => T | null,
): T[] {
  if (!prices) return [];
  const from = (codes: readonly string[]) =>
    codes.map((code) => read(prices[code])).filter((value) => value !== null);
  const preferred = from(PREFERRED);
  if (preferred.length > 0) return preferred;
  return from(Object.keys(prices).filter((code) => !NOT_A_BOOK.has(code)));
}
