import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import type { CouponMatch } from './coupon-match.ts';

/** What a list row knows of its match, so that the match's page can show it at once. It is passed in the
 *  state of the browser's history, which only this program writes, and never in the address, which anybody
 *  could forge. */
export function carryMatch(match: CouponMatch): { readonly match: CouponMatch } {
  const { match_id, match_date, tournament_name, home_team_name, away_team_name } = match;
  const { status, home_goals, away_goals } = match;
  const known = FINAL_RESULTS.flatMap((sign) => {
    const probability = match.bets[sign];
    return probability === undefined ? [] : [[sign, probability] as const];
  });
  return {
    match: {
      match_id,
      match_date,
      tournament_name,
      home_team_name,
      away_team_name,
      status,
      home_goals,
      away_goals,
      bets: Object.fromEntries(known),
    } as CouponMatch,
  };
}

/** The data passed along for this match; null where there are none, or where an older version left another
 *  shape. */
export function readCarried(state: unknown, matchId: number): CouponMatch | null {
  const found = (state as { match?: Partial<CouponMatch> } | null | undefined)?.match;
  if (typeof found !== 'object' || found === null || found.match_id !== matchId) return null;
  const { match_date, tournament_name, home_team_name, away_team_name, bets } = found;
  const texts = [match_date, tournament_name, home_team_name, away_team_name];
  const isWhole =
    texts.every((text) => typeof text === 'string') &&
    !Number.isNaN(Date.parse(match_date!)) &&
    typeof bets === 'object' &&
    bets !== null &&
    Object.values(bets).every((value) => typeof value === 'number');
  return isWhole ? (found as CouponMatch) : null;
}
