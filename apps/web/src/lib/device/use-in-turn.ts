import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** How many of the lines or parts of a page are drawn by now: as many as the first screen has room for at
 *  once, then as many again each time the last ones are seen, in between whatever the reader does. A slow
 *  phone would stand still for all of them.
 *  @param first with what stands around them: none, where that alone takes a phone long enough.
 *  @param wait for the turn of the next ones, among lists that are drawn beside each other. */
export function useInTurn(
  all: number,
  atOnce: number,
  first = atOnce,
  wait: Turns = afterPaint,
): number {
  const [drawn, setDrawn] = useState(first);
  const isWhole = drawn >= all;
  useEffect(() => {
    if (!isWhole) wait(() => startTransition(() => setDrawn(drawn + atOnce)));
  }, [drawn, atOnce, isWhole, wait]);
  return drawn;
}

/** Runs what it is given some time later. */
export type Turns = (run: () => void) => void;

/** One after the other, each when what the one before has drawn is seen. */
export function makeTurns(): Turns {
  const waiting: (() => void)[] = [];
  const takeNext = () =>
    afterPaint(() => {
      // It stays the first until it is done, so that what it adds does not begin a second round.
      waiting[0]!();
      waiting.shift();
      if (waiting.length > 0) takeNext();
    });
  return (run) => {
    waiting.push(run);
    if (waiting.length === 1) takeNext();
  };
}
