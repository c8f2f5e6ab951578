import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { useFavourites } from '#football/favourites.ts';
import { useLeagueLabel, useLeagueNames } from '#football/league-names.ts';
import { compareText } from '#lib/i18n/compare-text.ts';
import { useText } from '#lib/i18n/translate.ts';
import type { LeagueChoice } from './find-leagues.ts';
import type { League } from './league-filter.ts';

/** The choices of the picker: all leagues, then the reader's favourites, then the others by country in the
 *  reader's language. */
export function useLeagueChoices(): LeagueChoice[] {
  const t = useText('forecasts');
  const nameOf = useLeagueNames();
  const { leagues: kept } = useFavourites();
  const distance = ({ league }: LeagueChoice) => {
    if (league === 'all' || kept.includes(league.slug)) return 0;
    // Italian leagues come before others, so that "serie a" finds Italy's.
    return league.countryCode === 'IT' ? 1 : 2;
  };
  const single: LeagueChoice[] = TOURNAMENTS.map((league) => {
    const { country, league: name } = nameOf(league);
    return { league, country, name };
  });
  return [
    { league: 'all', country: '', name: t('league.all') },
    // Within a country, the first division comes first.
    ...single.sort((a, b) => distance(a) - distance(b) || compareText(a.country, b.country)),
  ];
}

/** A league's name on one line, or the label of all leagues. */
export function useChoiceLabel(): (league: League) => string {
  const t = useText('forecasts');
  const labelOf = useLeagueLabel();
  return (league) => (league === 'all' ? t('league.all') : labelOf(league));
}
