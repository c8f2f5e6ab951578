import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** A page that grows after this time does so for another reason. */
const WAIT_MS = 10_000;

const theWindow = () => window;

/** The router restores the scroll position on the way back. While a list is loading the page may be too short
 *  for it, and when the list arrives the browser keeps what is below it in view. So the position is restored
 *  whenever the page grows, until the reader touches it. */
export function useScrollOnceThere(): void {
  // Only once the new page is drawn: the page that is being left must not move.
  const page = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const left = useElementScrollRestoration({ getElement: theWindow })?.scrollY;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter of the page is no reason to move.
  useEffect(() => {
    if (!left) return;
    const growth = new ResizeObserver(() => scrollTo({ top: left }));
    const stop = () => growth.disconnect();
    for (const touch of TOUCHES) addEventListener(touch, stop, { once: true, passive: true });
    const timer = setTimeout(stop, WAIT_MS);
    growth.observe(document.body);
    return () => {
      stop();
      clearTimeout(timer);
      for (const touch of TOUCHES) removeEventListener(touch, stop);
    };
  }, [page]);
}
