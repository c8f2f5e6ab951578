import { useElementScrollRestoration, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** A page that grows later than this does so for another reason. */
const WAIT_MS = 10_000;

const theWindow = () => window;

/** The router brings the reader back to the line that was left. While the answers of a list are on their
 *  way the page may be too short for it, and when they come the browser keeps what stands below the list
 *  in view instead: so the line is gone to again whenever the page has grown, until it is touched. */
export function useScrollOnceThere(): void {
  // Once it has been drawn: the page that is being left must not move.
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
