import type { Prognostic } from '@tredici/contract/bets';
import { TOURNAMENTS, tournamentById } from '@tredici/contract/tournaments';
import { useLeagueNames } from '#football/league-names.ts';
import { useLanguage, useText } from '#lib/i18n.ts';
import type { LeagueChoice } from './find-leagues.ts';
import type { League } from './league-filter.ts';

/** Every choice of the picker: all leagues, then each by country as it is called here. */
export function useLeagueChoices(): LeagueChoice[] {
  const t = useText('forecasts');
  const nameOf = useLeagueNames();
  const language = useLanguage();
  const single: LeagueChoice[] = TOURNAMENTS.map((league) => {
    const { country, league: name } = nameOf(league);
    return { league, country, name };
  });
  return [
    { league: 'all', country: '', name: t('league.all') },
    // Those at home first, so that "serie a" means Italy's; of one country, the first division.
    ...single.sort(
      (a, b) => foreign(a) - foreign(b) || a.country.localeCompare(b.country, language),
    ),
  ];
}

function foreign({ league }: LeagueChoice): number {
  return league !== 'all' && league.countryCode === 'IT' ? 0 : 1;
}

/** A league's name on one line: Italia · Serie A. */
export function useLeagueLabel(): (league: League) => string {
  const t = useText('forecasts');
  const nameOf = useLeagueNames();
  return (league) => {
    if (league === 'all') return t('league.all');
    const { country, league: name } = nameOf(league);
    return `${country} · ${name}`;
  };
}

/** Inside a sentence or a line: Serie A, Italia. The country comes last, as what is cut off first
 *  where a line is too long. */
export function useLeagueName(): (league: League) => string {
  const t = useText('forecasts');
  const nameOf = useLeagueNames();
  return (league) => {
    if (league === 'all') return t('league.all');
    const { country, league: name } = nameOf(league);
    return `${name}, ${country}`;
  };
}

export function useMatchLeague(): (match: Prognostic) => string {
  const nameOf = useLeagueName();
  return ({ tournament_id, tournament_name }) => {
    const tournament = tournamentById(tournament_id);
    return tournament ? nameOf(tournament) : tournament_name;
  };
}
