import { sortRows } from '#ui/sort-rows.ts';
import type { Column } from './column.ts';
import type { ListedPlayer } from './players.ts';

/** In the order of a column, equals by name; without a column by name, as the list comes. */
export function orderPlayers(
  players: readonly ListedPlayer[],
  column: Column | undefined,
  ascending: boolean,
): ListedPlayer[] {
  if (column) return sortRows(players, column.value, !ascending);
  return ascending ? [...players] : players.toReversed();
}
