import type { AgedPrices, BookmakerPrices, MatchPrices } from '@tredici/engine/match/match-record';
import { outlyingBooks } from '@tredici/engine/odds/outlying-books';
import type { MarketPrices, MarketSummary } from '#sources/source-match.ts';

/** Turns prices into the engine's input. All prices that a forecast or a fit uses pass through here, from the
 *  database or from a file. */

export interface PriceSummary {
  readonly opening: MatchPrices;
  readonly closing: MatchPrices;
  /** From the time the opening prices were seen until kick-off; null if there are none. */
  readonly openingHours: number | null;
  /** The prices some hours before kick-off, if somebody looked again by then. */
  readonly between: AgedPrices | null;
}

export interface Quote {
  readonly bookmaker: string;
  readonly betType: string;
  readonly odd: number;
}

export interface SeenQuote extends Quote {
  readonly kind: 'opening' | 'closing' | 'live';
  /** Seconds since 1970. */
  readonly seenAt: number;
}

/** A price seen later than this before kick-off is a closing price; one seen earlier than that is an opening
 *  price. */
const CLOSES_WITHIN_SECONDS = 3 * 3600;
const OPENS_BEFORE_SECONDS = 12 * 3600;
/** The prices in between are those of this time. */
const BETWEEN_SECONDS = 6 * 3600;

/** The first and the last price of each bookmaker before kick-off, with what a provider computed over more
 *  bookmakers than are stored here. */
export function summarisePrices(
  quotes: readonly SeenQuote[],
  kickoff: number,
  market: MarketSummary | null | undefined,
): PriceSummary {
  const opening = new Map<string, SeenQuote>();
  const closing = new Map<string, SeenQuote>();
  for (const quote of quotes) {
    const key = `${quote.bookmaker} ${quote.betType}`;
    const isLive = quote.kind === 'live';
    if (quote.kind === 'opening' || (isLive && quote.seenAt <= kickoff - OPENS_BEFORE_SECONDS)) {
      const first = opening.get(key);
      if (!first || quote.seenAt < first.seenAt) opening.set(key, quote);
    }
    const isLate = isLive && quote.seenAt > kickoff - CLOSES_WITHIN_SECONDS;
    if ((quote.kind === 'closing' || isLate) && quote.seenAt <= kickoff) {
      const last = closing.get(key);
      if (!last || quote.seenAt >= last.seenAt) closing.set(key, quote);
    }
  }
  return {
    opening: summariseQuotes([...opening.values()], market?.opening),
    closing: summariseQuotes([...closing.values()], market?.closing),
    openingHours: hoursBefore(kickoff, [...opening.values()]),
    between: pricesBetween(quotes, kickoff),
  };
}

/** The newest price of each bookmaker six hours before kick-off. */
function pricesBetween(quotes: readonly SeenQuote[], kickoff: number): AgedPrices | null {
  const newest = new Map<string, SeenQuote>();
  for (const quote of quotes) {
    if (quote.kind === 'closing' || quote.seenAt > kickoff - BETWEEN_SECONDS) continue;
    const key = `${quote.bookmaker} ${quote.betType}`;
    const last = newest.get(key);
    if (!last || quote.seenAt >= last.seenAt) newest.set(key, quote);
  }
  const standing = [...newest.values()];
  const seenAt = standing
    .filter(({ kind }) => kind === 'live')
    .reduce((latest, quote) => Math.max(latest, quote.seenAt), 0);
  // Nobody looked again after the opening prices.
  if (seenAt <= kickoff - OPENS_BEFORE_SECONDS) return null;
  const prices = summariseQuotes(standing, undefined);
  return { prices, hours: (kickoff - seenAt) / HOUR_SECONDS };
}

const HOUR_SECONDS = 3600;

/** The mean over the bookmakers that price the result. */
export function hoursBefore(
  kickoff: number,
  quotes: readonly Pick<SeenQuote, 'betType' | 'seenAt'>[],
): number | null {
  const hours = quotes
    .filter(({ betType }) => betType === '1')
    .map(({ seenAt }) => (kickoff - seenAt) / HOUR_SECONDS);
  return hours.length === 0 ? null : hours.reduce((sum, one) => sum + one, 0) / hours.length;
}

/** One price of each bookmaker for each bet: complete markets only, without bookmakers that must be wrong,
 *  ordered by name so that the order of rows cannot change a digit. The average is the provider's if it gave
 *  one. */
export function summariseQuotes(
  quotes: readonly Quote[],
  market: MarketPrices | null | undefined,
): MatchPrices {
  const odds = new Map<string, Record<string, number>>();
  for (const { bookmaker, betType, odd } of quotes) {
    const book = odds.get(bookmaker) ?? {};
    odds.set(bookmaker, book);
    book[betType] = odd;
  }
  const books = new Map<string, BookmakerPrices>();
  for (const bookmaker of [...odds.keys()].sort()) {
    books.set(bookmaker, wholeMarkets(odds.get(bookmaker)!));
  }
  for (const bookmaker of outlyingBooks(Object.fromEntries(books))) books.delete(bookmaker);
  const average = market?.average ? wholeMarkets(market.average) : averageOf([...books.values()]);
  books.set('average', average);
  if (market?.maximum) books.set('maximum', wholeMarkets(market.maximum));
  for (const [bookmaker, handicap] of Object.entries(market?.handicap ?? {})) {
    books.set(bookmaker, { ...books.get(bookmaker), handicap });
  }
  return Object.fromEntries([...books].filter(([, prices]) => Object.keys(prices).length > 0));
}

function wholeMarkets(odds: Readonly<Record<string, number>>): BookmakerPrices {
  const { '1': home, X: draw, '2': away, o_2_5: over, u_2_5: under } = odds;
  return {
    ...(home && draw && away ? { result: { home, draw, away } } : {}),
    ...(over && under ? { totals25: { over, under } } : {}),
  };
}

function averageOf(books: readonly BookmakerPrices[]): BookmakerPrices {
  const results = books.flatMap(({ result }) => result ?? []);
  const totals = books.flatMap(({ totals25 }) => totals25 ?? []);
  const mean = <T>(rows: readonly T[], pick: (row: T) => number) =>
    rows.reduce((sum, row) => sum + pick(row), 0) / rows.length;
  return {
    ...(results.length > 0
      ? {
          result: {
            home: mean(results, (row) => row.home),
            draw: mean(results, (row) => row.draw),
            away: mean(results, (row) => row.away),
          },
        }
      : {}),
    ...(totals.length > 0
      ? {
          totals25: {
            over: mean(totals, (row) => row.over),
            under: mean(totals, (row) => row.under),
          },
        }
      : {}),
  };
}
