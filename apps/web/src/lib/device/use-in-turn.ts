import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** How many of the lines or parts of a page are drawn by now: as many as the first screen has room for at
 *  once, then as many again each time the last ones are seen, in between whatever the reader does. A slow
 *  phone would stand still for all of them. */
export function useInTurn(all: number, atOnce: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  const isWhole = drawn >= all;
  useEffect(() => {
    if (!isWhole) afterPaint(() => startTransition(() => setDrawn(drawn + atOnce)));
  }, [drawn, atOnce, isWhole]);
  return drawn;
}
