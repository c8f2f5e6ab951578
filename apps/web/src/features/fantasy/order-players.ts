import { sortRows } from '#ui/sort-rows.ts';
import type { Column } from './column.ts';
import type { ListedPlayer } from './players.ts';

/** A mean over less than this share of the longest sample is unreliable: one good match would come first. */
const ENOUGH = 0.25;

/** Sorted by a column, equal players by name, and means of too few matches last in either direction; without
 *  a column by name, the order in which the list comes. */
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
