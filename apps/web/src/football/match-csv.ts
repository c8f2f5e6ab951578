import type { Formats } from '#lib/i18n/format.ts';
import type { CouponMatch } from './coupon-match.ts';

type MatchNames = Pick<CouponMatch, 'match_date' | 'home_team_name' | 'away_team_name'>;

/** The first columns of every exported list of matches. */
export const MATCH_COLUMNS = ['date', 'time', 'league', 'home', 'away'] as const;

/** The cells of these columns. */
export function matchCells(match: MatchNames, league: string, formats: Formats): string[] {
  return [
    formats.date(match.match_date),
    formats.time(match.match_date),
    league,
    match.home_team_name,
    match.away_team_name,
  ];
}
