import type { MatchPrices } from '@tredici/engine/match/match-record';
import type { MarketPrices } from '#sources/source-match.ts';
import { usable } from './engine-input.ts';
import { hoursBefore, type Quote, summariseQuotes } from './summarise-prices.ts';

export interface NewestQuote extends Quote {
  /** Seconds since 1970. */
  readonly seenAt: number;
}

/** What was wrong with the prices of a match; a run counts them in its diagnostics. */
export type PriceFault =
  /** Seen later than now: its provider's clock is ahead. It counts as seen now. */
  | 'clock-ahead'
  /** Seen so much later than now that it cannot be of before kick-off: refused. */
  | 'price-after-kickoff'
  /** Not seen for a week: refused. */
  | 'stale-price'
  /** So far from the other bookmakers that it is no opinion: refused. */
  | 'outlying-bookmaker'
  /** Kick-off is near and there is nothing usable: the model speaks alone. */
  | 'no-prices';

export interface ComingPrices {
  readonly prices: MatchPrices | null;
  /** From when they were seen to kick-off. */
  readonly hoursLeft: number | null;
  readonly faults: readonly PriceFault[];
}

const HOUR_SECONDS = 3600;
/** Clocks of two machines are never quite the same. */
const SAME_TIME_SECONDS = 5 * 60;
/** An hour of summer time, and a little. */
const MOST_AHEAD_SECONDS = 1.5 * HOUR_SECONDS;
const STALE_SECONDS = 7 * 24 * HOUR_SECONDS;
/** An unchanged price is not stored again: one that is not much older than the match's newest still
 *  stood when that was seen. */
const CONFIRMED_SECONDS = 12 * HOUR_SECONDS;
/** By then a league that is priced at all has its prices. */
const PRICED_BEFORE_SECONDS = 48 * HOUR_SECONDS;

/** The newest prices of a coming match, and how long before kick-off they were seen. */
export function comingPrices(
  row: {
    readonly kickoff: number;
    readonly quotes: readonly NewestQuote[] | null;
    readonly market: MarketPrices | null;
  },
  now: number,
): ComingPrices {
  const faults = new Set<PriceFault>();
  const quotes = (row.quotes ?? []).flatMap((quote) => {
    const ahead = quote.seenAt - now;
    if (ahead > MOST_AHEAD_SECONDS) faults.add('price-after-kickoff');
    else if (-ahead > STALE_SECONDS) faults.add('stale-price');
    else {
      if (ahead > SAME_TIME_SECONDS) faults.add('clock-ahead');
      return [{ ...quote, seenAt: Math.min(now, quote.seenAt) }];
    }
    return [];
  });
  const newest = quotes.reduce((latest, { seenAt }) => Math.max(latest, seenAt), 0);
  const standing = quotes.map((quote) =>
    newest - quote.seenAt <= CONFIRMED_SECONDS ? { ...quote, seenAt: newest } : quote,
  );
  // What a provider computed is as old as its bookmakers: with none of them left it is stale too.
  const market = quotes.length > 0 ? row.market : null;
  const prices = usable(summariseQuotes(standing, market));
  if (prices && hasOutlier(standing, prices)) faults.add('outlying-bookmaker');
  if (!prices && row.kickoff - now < PRICED_BEFORE_SECONDS) faults.add('no-prices');
  return { prices, hoursLeft: hoursBefore(row.kickoff, standing), faults: [...faults] };
}

/** Whether somebody who priced the result is not among the prices that were taken. */
function hasOutlier(quotes: readonly NewestQuote[], prices: MatchPrices): boolean {
  const priced = Map.groupBy(quotes, ({ bookmaker }) => bookmaker);
  return [...priced].some(
    ([bookmaker, own]) =>
      !prices[bookmaker]?.result &&
      ['1', 'X', '2'].every((bet) => own.some(({ betType }) => betType === bet)),
  );
}
