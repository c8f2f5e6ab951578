import type { ListedPlayer } from '../players/season-players.ts';

/** The initials by which the list distinguishes players of the same surname: `Rossi M.`, `Rossi Ma.` */
const INITIALS = /(?:\s+\p{L}{1,3}\.)+$/u;

/** Finds the player for a name in a league's export or in a user's own list: the same letters regardless of
 *  accents, case and punctuation, else the same surname. Of several, the one of the given club. */
export function findByName<Player extends Pick<ListedPlayer, 'name' | 'club'>>(
  players: readonly Player[],
  rows: ReadonlyArray<{ readonly name: string; readonly club?: string | undefined }>,
): Array<Player | 'nobody' | 'several'> {
  const byName = Map.groupBy(players, ({ name }) => plain(name));
  const bySurname = Map.groupBy(players, ({ name }) => plain(name.replace(INITIALS, '')));
  return rows.map(({ name, club }) => {
    const named = byName.get(plain(name)) ?? bySurname.get(plain(name)) ?? [];
    // Exports abbreviate clubs: `Int` for Inter.
    const found =
      named.length > 1 && club !== undefined
        ? named.filter((player) => plain(player.club).startsWith(plain(club)))
        : named;
    if (found.length === 1) return found[0]!;
    return named.length > 1 ? 'several' : 'nobody';
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
