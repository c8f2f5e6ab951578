import type { Prognostic } from '@tredici/contract/bets';
import { tournamentById } from '@tredici/contract/tournaments';
import { useLeagueNames } from '#football/league-names.ts';

/** The league of a match as it is called here; the API's own name of one that is not known. */
export function useMatchLeague(): (
  match: Pick<Prognostic, 'tournament_id' | 'tournament_name'>,
) => string {
  const nameOf = useLeagueNames();
  return ({ tournament_id, tournament_name }) => {
    const tournament = tournamentById(tournament_id);
    if (!tournament) return tournament_name;
    const { country, league } = nameOf(tournament);
    return `${country} ${league}`;
  };
}
