import type { ListedPlayer } from '../players/season-players.ts';

/** Who is meant by the names of a league's export: the same letters whatever accents, case and marks; of
 *  several the one of the club that is named. Null where nobody or more than one is left. */
export function findByName(
  players: readonly ListedPlayer[],
  rows: ReadonlyArray<{ readonly name: string; readonly club?: string | undefined }>,
): Array<ListedPlayer | null> {
  const byName = Map.groupBy(players, ({ name }) => plain(name));
  return rows.map(({ name, club }) => {
    const found = byName.get(plain(name)) ?? [];
    if (found.length <= 1 || club === undefined) return found.length === 1 ? found[0]! : null;
    // Exports write clubs short: `Int` for Inter.
    const ofClub = found.filter((player) => plain(player.club).startsWith(plain(club)));
    return ofClub.length === 1 ? ofClub[0]! : null;
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
