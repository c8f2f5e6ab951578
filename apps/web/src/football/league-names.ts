import { type Tournament, tournamentById } from '@tredici/contract/tournaments';
import type { MessageKey } from '#lib/i18n/messages.ts';
import { useText } from '#lib/i18n/translate.ts';

export interface LeagueName {
  /** In the reader's language; the league itself keeps its home name. */
  readonly country: string;
  readonly league: string;
}

/** Leagues whose usual name differs from the data's. */
const CALLED: Readonly<Record<number, string>> = { 795: 'Liga' };

/** What a tournament is called: Inghilterra, Premier League. Pages that use it load `forecasts`. */
export function useLeagueNames(): (tournament: Tournament) => LeagueName {
  const t = useText('forecasts');
  return ({ country, countryCode, tournament_id, tournament_name }) => ({
    country: t(`country.${countryCode}` as MessageKey<'forecasts'>),
    league: CALLED[tournament_id] ?? tournament_name.slice(country.length + 1),
  });
}

/** A tournament's name on one line, used everywhere; with its country, because there is more than one Serie
 *  A. */
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

/** The league of a match in the reader's language, or the API's name for an unknown one. */
export function useMatchLeague(): (match: InLeague) => string {
  const labelOf = useLeagueLabel();
  return ({ tournament_id, tournament_name }) => {
    const tournament = tournamentById(tournament_id);
    return tournament ? labelOf(tournament) : tournament_name;
  };
}
