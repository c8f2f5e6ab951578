import type { Favourites } from '@tredici/contract/favourites';
import { tournamentById } from '@tredici/contract/tournaments';

export const NO_FAVOURITES: Favourites = { clubs: [], leagues: [] };

/** What a match must provide to be sorted. */
interface MatchOfClubs {
  readonly home_team_name: string;
  readonly away_team_name: string;
  readonly tournament_id: number;
}

/** Returns a function that ranks a match: 2 for a favourite club, 1 for a favourite league, 0 for neither. */
export function favouriteRank({ clubs, leagues }: Favourites): (match: MatchOfClubs) => 0 | 1 | 2 {
  const named = new Set(clubs.map(({ country, name }) => `${country} ${name}`));
  const within = new Set(leagues);
  return ({ home_team_name: home, away_team_name: away, tournament_id }) => {
    const league = tournamentById(tournament_id);
    if (!league) return 0;
    const { country, slug } = league;
    if (named.has(`${country} ${home}`) || named.has(`${country} ${away}`)) return 2;
    return within.has(slug) ? 1 : 0;
  };
}

/** The same matches with those of favourites first, otherwise in their previous order. */
export function favouritesFirst<M extends MatchOfClubs>(
  matches: readonly M[],
  favourites: Favourites,
): readonly M[] {
  if (favourites.clubs.length + favourites.leagues.length === 0) return matches;
  const rank = favouriteRank(favourites);
  return matches.toSorted((a, b) => rank(b) - rank(a));
}
