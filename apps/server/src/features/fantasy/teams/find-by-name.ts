import type { ListedPlayer } from '../players/season-players.ts';

/** As the list tells those apart who share a surname: `Rossi M.`, `Rossi Ma.` */
const INITIALS = /(?:\s+\p{L}{1,3}\.)+$/u;

/** Who is meant by the names of a league's export or of somebody's own list: the same letters whatever
 *  accents, case and marks; where nobody is called so, whoever has that surname. Of several the one of the
 *  club that is named. */
export function findByName<Player extends Pick<ListedPlayer, 'name' | 'club'>>(
  players: readonly Player[],
  rows: ReadonlyArray<{ readonly name: string; readonly club?: string | undefined }>,
): Array<Player | 'nobody' | 'several'> {
  const byName = Map.groupBy(players, ({ name }) => plain(name));
  const bySurname = Map.groupBy(players, ({ name }) => plain(name.replace(INITIALS, '')));
  return rows.map(({ name, club }) => {
    const named = byName.get(plain(name)) ?? bySurname.get(plain(name)) ?? [];
    // Exports write clubs short: `Int` for Inter.
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
