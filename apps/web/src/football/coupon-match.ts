import type { Prognostic } from '@tredici/contract/bets';
import { type BetType, FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';

/** What a coupon needs to know of a match, under the API's own names. */
export interface CouponMatch {
  /** Left out where there is no page to open: on the example of the login page. */
  readonly match_id?: number;
  readonly match_date: string;
  readonly tournament_name: string;
  readonly home_team_name: string;
  readonly away_team_name: string;
  /** Probability of each bet, 0 to 100; a bet without an estimate is left out. */
  readonly bets: Readonly<Partial<Record<BetType, number>>>;
  /** Shown only where it is not the usual one. */
  readonly status?: Prognostic['status'];
  readonly home_goals?: number | null;
  readonly away_goals?: number | null;
  /** The match was not played as forecast, so its forecast is not scored. */
  readonly void?: boolean;
}

/** The price to show with each cell; a bet that nobody prices is left out. */
export type CouponPrices = Readonly<Partial<Record<BetType, number>>>;

/** The sign that came true; null while the match is not over. */
export function cameTrue(match: CouponMatch): FinalResult | null {
  const { status, home_goals: home, away_goals: away } = match;
  if (status !== 'finished' || typeof home !== 'number' || typeof away !== 'number') return null;
  if (home === away) return 'X';
  return home > away ? '1' : '2';
}

/** Whether the crossed result came true; null where there is nothing to judge. */
export function isRight(match: CouponMatch): boolean | null {
  const came = cameTrue(match);
  const marked = likeliest(match.bets);
  return came === null || marked === null || match.void ? null : marked === came;
}

/** The bet to mark: the likeliest of those asked about, the first of equal ones; null without estimates. */
export function likeliest<Bet extends BetType = FinalResult>(
  bets: CouponMatch['bets'],
  among: readonly Bet[] = FINAL_RESULTS as readonly BetType[] as readonly Bet[],
): Bet | null {
  let best: Bet | null = null;
  for (const bet of among) {
    const probability = bets[bet];
    if (probability === undefined) continue;
    if (best === null || probability > bets[best]!) best = bet;
  }
  return best;
}
