import { sortRows } from '#ui/sort-rows.ts';
import type { Column } from './column.ts';
import type { ListedPlayer } from './players.ts';

/** A mean over less than this part of the longest says little: one good match would come first. */
const ENOUGH = 0.25;

/** In the order of a column, equals by name, and means of too few matches after all others, whichever way
 *  round; without a column by name, as the list comes. */
export function orderPlayers(
  players: readonly ListedPlayer[],
  column: Column | undefined,
  ascending: boolean,
): ListedPlayer[] {
  if (!column) return ascending ? [...players] : players.toReversed();
  const sorted = sortRows(players, column.value, !ascending);
  const { sample } = column;
  if (!sample) return sorted;
  const longest = Math.max(0, ...players.map(sample));
  const { enough = [], few = [] } = Object.groupBy(sorted, (player) =>
    sample(player) >= ENOUGH * longest ? 'enough' : 'few',
  );
  return [...enough, ...few];
}
