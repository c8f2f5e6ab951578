import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** How many of a page's lines or parts to draw by now: at first as many as fit on a screen, then as many
 *  again each time the last ones have been painted. Drawing all at once would block a slow phone.
 *  @param first how many to draw at first; 0 if the rest of the page takes a phone long enough
 *  @param wait schedules the next ones; lists beside each other take turns */
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

/** Runs a function some time later. */
export type Turns = (run: () => void) => void;

/** Runs functions one after the other, each after the one before has been painted. */
export function makeTurns(): Turns {
  const waiting: (() => void)[] = [];
  const takeNext = () =>
    afterPaint(() => {
      // It stays in the queue while it runs, so that functions it adds do not start a second loop.
      waiting[0]!();
      waiting.shift();
      if (waiting.length > 0) takeNext();
    });
  return (run) => {
    waiting.push(run);
    if (waiting.length === 1) takeNext();
  };
}
