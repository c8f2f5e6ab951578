import type { Tournament } from '@tredici/contract/tournaments';
import { useText } from '#lib/i18n.ts';
import type { MessageKey } from '#lib/messages.ts';

export interface LeagueName {
  /** In the reader's language; the league itself is called what it is called at home. */
  readonly country: string;
  readonly league: string;
}

/** What a tournament is called: Inghilterra, Premier League. Pages that use it load `forecasts`. */
export function useLeagueNames(): (tournament: Tournament) => LeagueName {
  const t = useText('forecasts');
  return ({ country, countryCode, tournament_name }) => ({
    country: t(`country.${countryCode}` as MessageKey<'forecasts'>),
    league: tournament_name.slice(country.length + 1),
  });
}
