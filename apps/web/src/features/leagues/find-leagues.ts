import { foldWords } from '@tredici/contract/fold-text';
import type { League } from './league-filter.ts';

/** A line of the picker. */
export interface LeagueChoice {
  readonly league: League;
  readonly country: string;
  readonly name: string;
}

/** The choices in which every word that was typed begins a word: "ingh" and "premier eng" find the
 *  Premier League. Accents and capitals do not matter. */
export function findLeagues(choices: readonly LeagueChoice[], typed: string): LeagueChoice[] {
  const asked = foldWords(typed);
  return choices.filter((choice) => {
    const words = foldWords(knownAs(choice));
    return asked.every((word) => words.some((known) => known.startsWith(word)));
  });
}

/** Also by its English name and by what the price provider calls it, which is often what people do:
 *  La Liga, EPL. */
function knownAs({ league, country, name }: LeagueChoice): string {
  const shown = `${country} ${name}`;
  if (league === 'all') return shown;
  return `${shown} ${league.tournament_name} ${league.oddsApi.replace('soccer_', '')}`;
}
