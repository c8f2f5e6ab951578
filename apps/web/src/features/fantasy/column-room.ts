import { useSyncExternalStore } from 'react';
import { OPEN_MENU, PHONE, SMALL_PHONE, WIDE } from '#ui/breakpoints.ts';
import type { Column } from './column.ts';

/** The number of columns beside the name from each window width on. Where the menu has just opened it takes the
 *  room of one. */
const ROOM: readonly (readonly [width: number, columns: number])[] = [
  [0, 3],
  [SMALL_PHONE, 4],
  [640, 6],
  [PHONE, 8],
  [OPEN_MENU, 7],
  [WIDE, 9],
  [1360, 11],
];

/** The number of columns that fit. */
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

/** The chosen columns that fit. The column by which the list is sorted is always included, in the last place. */
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
