import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { useLeagueLabel, useLeagueNames } from '#football/league-names.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import type { LeagueChoice } from './find-leagues.ts';
import type { League } from './league-filter.ts';

/** Every choice of the picker: all leagues, then each by country as it is called here. */
export function useLeagueChoices(): LeagueChoice[] {
  const t = useText('forecasts');
  const nameOf = useLeagueNames();
  const { compare } = new Intl.Collator(useLanguage());
  const single: LeagueChoice[] = TOURNAMENTS.map((league) => {
    const { country, league: name } = nameOf(league);
    return { league, country, name };
  });
  return [
    { league: 'all', country: '', name: t('league.all') },
    // Those at home first, so that "serie a" means Italy's; of one country, the first division.
    ...single.sort((a, b) => foreign(a) - foreign(b) || compare(a.country, b.country)),
  ];
}

function foreign({ league }: LeagueChoice): number {
  return league !== 'all' && league.countryCode === 'IT' ? 0 : 1;
}

/** A league's name on one line, or that it is all of them. */
export function useChoiceLabel(): (league: League) => string {
  const t = useText('forecasts');
  const labelOf = useLeagueLabel();
  return (league) => (league === 'all' ? t('league.all') : labelOf(league));
}
