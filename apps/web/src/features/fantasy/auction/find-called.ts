import { findPlayers, wordsOf } from '../find-players.ts';

interface Named {
  readonly name: string;
  readonly club: string;
}

/** The players whom a typed name means. Whoever has exactly these words in name and club comes first: otherwise the
 *  initial in "Neri B." would also mean Bologna, and Enter would call another Neri, who plays there. */
export function findCalled<P extends Named>(players: readonly P[], typed: string): readonly P[] {
  const found = findPlayers(players, typed).players;
  const asked = wordsOf(typed);
  const isMeant = ({ name, club }: P) => {
    const words = new Set(wordsOf(`${name} ${club}`));
    return asked.every((word) => words.has(word));
  };
  // A single word is still being typed; the list stays in order of value.
  if (asked.length < 2) return found;
  return [...found.filter(isMeant), ...found.filter((player) => !isMeant(player))];
}

/** How many have the name of the first. */
export const countNamesakes = ([first, ...others]: readonly Named[]): number =>
  first ? 1 + others.filter(({ name }) => name === first.name).length : 0;
