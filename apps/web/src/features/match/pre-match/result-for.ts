import type { EarlierMatch } from '@tredici/contract/pre-match';
import type { FormResult } from '#football/form-discs.tsx';

type Played = Pick<EarlierMatch, 'home_team_name' | 'home_goals' | 'away_goals'>;

/** The result of a match for one of its two clubs. */
export function resultFor(club: string, match: Played): FormResult {
  const ahead = match.home_goals - match.away_goals;
  if (ahead === 0) return 'drawn';
  return ahead > 0 === (match.home_team_name === club) ? 'won' : 'lost';
}
