import { type Tournament, tournamentById } from '@tredici/contract/tournaments';
import type { MessageKey } from '#lib/i18n/messages.ts';
import { useText } from '#lib/i18n/translate.ts';

export interface LeagueName {
  /** In the reader's language; the league itself is called what it is called at home. */
  readonly country: string;
  readonly league: string;
}

/** Where nobody says what the data say. */
const CALLED: Readonly<Record<number, string>> = { 795: 'Liga' };

/** What a tournament is called: Inghilterra, Premier League. Pages that use it load `forecasts`. */
export function useLeagueNames(): (tournament: Tournament) => LeagueName {
  const t = useText('forecasts');
  return ({ country, countryCode, tournament_id, tournament_name }) => ({
    country: t(`country.${countryCode}` as MessageKey<'forecasts'>),
    league: CALLED[tournament_id] ?? tournament_name.slice(country.length + 1),
  });
}

/** A tournament on one line, everywhere the same; with its country, because there is more than one
 *  Serie A. */
export function useLeagueLabel(): (tournament: Tournament) => string {
  const namesOf = useLeagueNames();
  return (tournament) => {
    const { country, league } = namesOf(tournament);
    return `${country}, ${league}`;
  };
}

interface InLeague {
  readonly tournament_id: number;
  readonly tournament_name: string;
}

/** The league of a match as it is called here; the API's own name of one that is not known. */
export function useMatchLeague(): (match: InLeague) => string {
  const labelOf = useLeagueLabel();
  return ({ tournament_id, tournament_name }) => {
    const tournament = tournamentById(tournament_id);
    return tournament ? labelOf(tournament) : tournament_name;
  };
}
