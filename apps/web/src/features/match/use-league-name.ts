import type { Tournament } from '@tredici/contract/tournaments';
import { useLeagueNames } from '#football/league-names.ts';

/** A tournament in one line: there is more than one Serie A. */
export function useLeagueName(): (tournament: Tournament) => string {
  const namesOf = useLeagueNames();
  return (tournament) => {
    const { country, league } = namesOf(tournament);
    return `${country}, ${league}`;
  };
}
