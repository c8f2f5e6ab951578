import { useSyncExternalStore } from 'react';
import type { Column } from './column.ts';

/** From which width of the window on how many columns stand beside the name. Between 1024 and 1200 px
 *  the menu takes the room of one. */
const ROOM: readonly (readonly [width: number, columns: number])[] = [
  [0, 3],
  [480, 4],
  [640, 6],
  [768, 8],
  [1024, 7],
  [1200, 9],
  [1360, 11],
];

/** How many columns there is room for. */
export function useColumnRoom(): number {
  return useSyncExternalStore(onResize, () => roomAt(innerWidth));
}

export function roomAt(width: number): number {
  return ROOM.findLast(([from]) => width >= from)?.[1] ?? 0;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** The chosen columns as far as there is room. The one that the list is ordered by is always among them:
 *  it takes the last place. */
export function columnsThatFit(
  chosen: readonly Column[],
  orderedBy: Column | undefined,
  room: number,
): Column[] {
  const fitting: Column[] = [];
  let left = room;
  for (const column of chosen) {
    const takes = column.wide ? 2 : 1;
    if (takes > left) break;
    fitting.push(column);
    left -= takes;
  }
  if (!orderedBy || fitting.includes(orderedBy)) return fitting;
  left -= orderedBy.wide ? 2 : 1;
  while (left < 0) left += fitting.pop()?.wide ? 2 : 1;
  return [...fitting, orderedBy];
}
