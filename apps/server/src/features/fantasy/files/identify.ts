import { ITALIAN_TEAMS } from '@tredici/contract/italian-teams';
import type { LeaguePlayer } from '#sources/fantacalcio/parse-league-export.ts';
import type { RowProblem } from '#sources/fantacalcio/read-table.ts';
import { findClub } from '#sources/identity/find-club.ts';
import { foldName } from '#sources/identity/fold-name.ts';
import type { ListedPlayer } from '../players/season-players.ts';

export type IdentifiedPlayer = LeaguePlayer & { readonly id: number };

const BY_ABBREVIATION = new Map(
  Object.entries(ITALIAN_TEAMS).map(([name, { abbr }]) => [abbr, name]),
);

/** The players that the rows of a league's export refer to: it has no Ids, or uses other numbers. A row that
 *  matches nobody in the list, or could match two players, is left out and reported. */
export function identify(
  rows: readonly LeaguePlayer[],
  players: ReadonlyMap<number, ListedPlayer>,
): { rows: IdentifiedPlayer[]; problems: RowProblem[] } {
  const byName = Map.groupBy(players.values(), ({ name }) => foldName(name));
  const problems: RowProblem[] = [];
  const found = rows.flatMap((row): IdentifiedPlayer[] => {
    const club = BY_ABBREVIATION.get(row.club.toUpperCase()) ?? findClub('Italy', row.club)?.name;
    const alike = byName.get(foldName(row.name)) ?? [];
    const ofClub = alike.filter((player) => player.club === club);
    const means =
      alike.find(({ id }) => id === row.number) ??
      (ofClub.length === 1 ? ofClub[0] : alike.length === 1 ? alike[0] : undefined);
    if (means) return [{ ...row, id: means.id, club: club ?? row.club }];
    const { sheet, row: at } = row.at;
    problems.push({ sheet, row: at, column: 'Nome', code: 'unknown-player', value: row.name });
    return [];
  });
  return { rows: found, problems };
}
