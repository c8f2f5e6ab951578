import type { BetType } from '@tredici/engine/markets/bet-types';
import { bookmakerByCode } from '../bookmakers.ts';
import {
  isOffer,
  isWholeMarket,
  type MarketPrices,
  type MarketSummary,
  type SourcePrice,
} from '../source-match.ts';
import type {
  BookmakerPrices,
  FootballDataRow,
  HandicapPrice,
  PricesByBookmaker,
} from './parse.ts';

type Moment = 'opening' | 'closing';

/** Prices of the bookmakers and, separately, the market's average and maximum, which no bookmaker offers. */
export function readPrices(
  row: FootballDataRow,
  complain: (reason: string) => void,
): { prices: SourcePrice[]; market: MarketSummary | undefined } {
  const prices: SourcePrice[] = [];
  const market: { opening?: MarketPrices; closing?: MarketPrices } = {};
  for (const kind of ['opening', 'closing'] as const) {
    const { Avg, Max, ...offers } = row[kind];
    const summary = summarise(Avg, Max);
    const handicap = handicapsOf(row[kind]);
    if (summary || handicap) market[kind] = { ...summary, ...(handicap ? { handicap } : {}) };
    addOffers(offers, kind, prices, complain);
  }
  return { prices, market: Object.keys(market).length > 0 ? market : undefined };
}

function addOffers(
  offers: PricesByBookmaker,
  kind: Moment,
  prices: SourcePrice[],
  complain: (reason: string) => void,
): void {
  for (const [code, offer] of Object.entries(offers)) {
    const bookmaker = bookmakerByCode(code);
    if (!bookmaker) {
      complain(`nobody is known by the column code ${code}`);
      continue;
    }
    for (const group of marketsOf(offer)) {
      const odds = group.map(([, odd]) => odd);
      if (!isWholeMarket(odds)) {
        complain(`${code} ${kind} prices ${odds.join(' ')} cannot be`);
        continue;
      }
      for (const [betType, odd] of group) {
        prices.push({ bookmaker, betType, odd, kind, capturedAt: null });
      }
    }
  }
}

const MARKET_KEYS: Readonly<Record<string, string>> = { Avg: 'average', Max: 'maximum' };

/** The valid ones. Only an average's or a bookmaker's market has a margin by which to check it. */
function handicapsOf(offers: PricesByBookmaker): Record<string, HandicapPrice> | undefined {
  const handicaps: Record<string, HandicapPrice> = {};
  for (const [code, { handicap }] of Object.entries(offers)) {
    const key = MARKET_KEYS[code] ?? bookmakerByCode(code);
    if (!handicap || !key || key in handicaps) continue;
    const odds = [handicap.home, handicap.away];
    if (code === 'Max' ? odds.every(isOffer) : isWholeMarket(odds)) handicaps[key] = handicap;
  }
  return Object.keys(handicaps).length > 0 ? handicaps : undefined;
}

function summarise(
  average: BookmakerPrices | undefined,
  maximum: BookmakerPrices | undefined,
): MarketPrices | undefined {
  const read = (offer: BookmakerPrices | undefined) =>
    offer &&
    Object.fromEntries(
      marketsOf(offer)
        .flat()
        .filter(([, odd]) => isOffer(odd)),
    );
  const [averages, maxima] = [read(average), read(maximum)];
  if (!averages && !maxima) return undefined;
  return { ...(averages ? { average: averages } : {}), ...(maxima ? { maximum: maxima } : {}) };
}

function marketsOf({ result, totals25 }: BookmakerPrices): Array<Array<[BetType, number]>> {
  const markets: Array<Array<[BetType, number]>> = [];
  if (result)
    markets.push([
      ['1', result.home],
      ['X', result.draw],
      ['2', result.away],
    ]);
  if (totals25)
    markets.push([
      ['o_2_5', totals25.over],
      ['u_2_5', totals25.under],
    ]);
  return markets;
}
