import type { Formats } from '#lib/i18n/format.ts';
import type { CouponMatch } from './coupon-match.ts';

type MatchNames = Pick<CouponMatch, 'match_date' | 'home_team_name' | 'away_team_name'>;

/** The columns that every list of matches begins with when it is taken away. */
export const MATCH_COLUMNS = ['date', 'time', 'league', 'home', 'away'] as const;

/** And what they hold. */
export function matchCells(match: MatchNames, league: string, formats: Formats): string[] {
  return [
    formats.date(match.match_date),
    formats.time(match.match_date),
    league,
    match.home_team_name,
    match.away_team_name,
  ];
}
