import type { Column } from './column.ts';
import type { ListedPlayer } from './players.ts';

/** The best players by a figure: nobody if all are equal, or if the figure has no better direction. */
export function bestOf(players: readonly ListedPlayer[], column: Column): ReadonlySet<number> {
  if (column.neutral) return new Set();
  const figures = players.flatMap((player) => {
    const value = column.value(player);
    return typeof value === 'number' ? [{ id: player.id, value }] : [];
  });
  const values = figures.map(({ value }) => value);
  const best = column.fewIsGood ? Math.min(...values) : Math.max(...values);
  const bearers = figures.filter(({ value }) => value === best);
  return new Set(bearers.length < figures.length ? bearers.map(({ id }) => id) : []);
}
