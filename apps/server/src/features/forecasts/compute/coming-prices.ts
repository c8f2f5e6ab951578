import type { MatchPrices } from '@tredici/engine/match/match-record';
import type { MarketPrices } from '#sources/source-match.ts';
import { usable } from './engine-input.ts';
import { hoursBefore, type Quote, summariseQuotes } from './summarise-prices.ts';

export interface NewestQuote extends Quote {
  /** Seconds since 1970. */
  readonly seenAt: number;
}

/** A fault in the prices of a match; a run counts them in its diagnostics. */
export type PriceFault =
  /** Seen later than now because the provider's clock is ahead. It counts as seen now. */
  | 'clock-ahead'
  /** Seen so far in the future that it cannot be from before kick-off: refused. */
  | 'price-after-kickoff'
  /** Not seen for a week: refused. */
  | 'stale-price'
  /** Too far from the other bookmakers to be a real price: refused. */
  | 'outlying-bookmaker'
  /** Kick-off is near and there are no usable prices: the forecast is the model's alone. */
  | 'no-prices';

export interface ComingPrices {
  readonly prices: MatchPrices | null;
  /** From the time they were seen until kick-off. */
  readonly hoursLeft: number | null;
  readonly faults: readonly PriceFault[];
}

const HOUR_SECONDS = 3600;
/** The clocks of two machines always differ a little. */
const SAME_TIME_SECONDS = 5 * 60;
/** An hour of summer time, with some tolerance. */
const MOST_AHEAD_SECONDS = 1.5 * HOUR_SECONDS;
const STALE_SECONDS = 7 * 24 * HOUR_SECONDS;
/** An unchanged price is not stored again: one that is not much older than the match's newest price was still
 *  valid when that one was seen. */
const CONFIRMED_SECONDS = 12 * HOUR_SECONDS;
/** Any league with prices at all has them by then. */
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
  // A value computed by a provider is as old as its bookmakers' prices: without any of them it is stale too.
  const market = quotes.length > 0 ? row.market : null;
  const prices = usable(summariseQuotes(standing, market));
  if (prices && hasOutlier(standing, prices)) faults.add('outlying-bookmaker');
  if (!prices && row.kickoff - now < PRICED_BEFORE_SECONDS) faults.add('no-prices');
  return { prices, hoursLeft: hoursBefore(row.kickoff, standing), faults: [...faults] };
}

/** Whether a bookmaker that priced the result was left out of the prices. */
function hasOutlier(quotes: readonly NewestQuote[], prices: MatchPrices): boolean {
  const priced = Map.groupBy(quotes, ({ bookmaker }) => bookmaker);
  return [...priced].some(
    ([bookmaker, own]) =>
      !prices[bookmaker]?.result &&
      ['1', 'X', '2'].every((bet) => own.some(({ betType }) => betType === bet)),
  );
}
