import type { Prognostic } from '@tredici/contract/bets';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import type { CouponPrices } from '#football/coupon-match.ts';
import { CouponRow } from '#football/coupon-row.tsx';

interface MatchLineProps {
  readonly match: Prognostic;
  readonly number: number;
  /** Shows the day, in a list ordered by chance. */
  readonly dated: boolean;
  /** The league's name; null if the whole list is of one league. */
  readonly league: string | null;
  readonly starred: boolean;
  /** Why there are no prices, on the first row of the list without any. */
  readonly noPrices: string | undefined;
}

/** A row of the list, with the best price of each sign. */
export function MatchLine({ match, number, dated, league, starred, noPrices }: MatchLineProps) {
  return (
    <CouponRow
      match={match}
      shown={dated ? 'date' : 'time'}
      league={league}
      number={number}
      starred={starred}
      noPrices={noPrices}
      prices={pricesOf(match)}
    />
  );
}

function pricesOf({ odds, best_odds: frozen }: Prognostic): CouponPrices {
  if (frozen) return frozen;
  const prices = FINAL_RESULTS.map((sign) => [sign, bestOdd(odds, sign)?.odd] as const);
  return Object.fromEntries(prices.filter(([, price]) => price !== undefined));
}
