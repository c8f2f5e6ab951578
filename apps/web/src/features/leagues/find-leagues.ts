import { foldWords } from '@tredici/contract/fold-text';
import type { League } from './league-filter.ts';

/** A row of the picker. */
export interface LeagueChoice {
  readonly league: League;
  readonly country: string;
  readonly name: string;
}

/** The choices in which every typed word begins a word: "ingh" and "premier eng" find the Premier League.
 *  Accents and case do not matter. */
export function findLeagues(choices: readonly LeagueChoice[], typed: string): LeagueChoice[] {
  const asked = foldWords(typed);
  return choices.filter((choice) => {
    const words = foldWords(knownAs(choice));
    return asked.every((word) => words.some((known) => known.startsWith(word)));
  });
}

/** Also its English name and the price provider's name, which is often the common one: La Liga, EPL. */
function knownAs({ league, country, name }: LeagueChoice): string {
  const shown = `${country} ${name}`;
  if (league === 'all') return shown;
  return `${shown} ${league.tournament_name} ${league.oddsApi.replace('soccer_', '')}`;
}
