import { useEffect, useRef } from 'react';

/** How long what is to be focused may take to appear: a shell or a page may still be on its way, on a slow
 *  machine for more than three seconds. */
const WAIT_MS = 10_000;

/** The heading of the page: a screen reader reads on from there. */
export function focusHeading(): void {
  focusWhenThere(() => document.querySelector<HTMLElement>('main h1'));
}

/** The heading of a part of the page. */
export function focusPart(id: string): void {
  focusWhenThere(() => headingOf(document.getElementById(id)));
}

/** The part that an address names after its #: the page may still be on its way, and what is above it
 *  too, so that the browser alone would not find the place. */
export function goToPart(id: string): void {
  focusWhenThere(() => {
    const part = document.getElementById(id);
    if (part) unfold(part);
    part?.scrollIntoView();
    return headingOf(part);
  });
}

/** Opens whatever is folded around something, so that it can be seen and focused. */
export function unfold(part: HTMLElement): void {
  let fold = part.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}

function headingOf(part: HTMLElement | null): HTMLElement | null {
  const heading = part?.matches('h1, h2, h3') ? part : part?.querySelector('h1, h2, h3, summary');
  if (!(heading instanceof HTMLElement)) return null;
  // The line that folds a part takes the focus by itself.
  const line = heading.closest('summary');
  if (line) return line;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/** For pages whose whole content gives way to another without a navigation: the reader starts at its
 *  top, and what had the focus, gone by then, gives it to the new heading. */
export function useHeadingFocus(state: unknown): void {
  const known = useRef(state);
  useEffect(() => {
    if (Object.is(known.current, state)) return;
    known.current = state;
    scrollTo({ top: 0 });
    if (isFocusLost()) focusHeading();
  }, [state]);
}

/** What had the focus has left the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** By hand: a page scrolls by itself while it grows. */
const GOING_ON = ['wheel', 'touchmove', 'keydown'] as const;

function focusWhenThere(find: () => HTMLElement | null): void {
  const until = performance.now() + WAIT_MS;
  const before = document.activeElement;
  const waiting = new AbortController();
  const { signal } = waiting;
  for (const event of GOING_ON) {
    addEventListener(event, () => waiting.abort(), { passive: true, capture: true, signal });
  }
  const attempt = () => {
    // Someone who has gone on to something else, or reads on, is left alone.
    const idle = document.activeElement === before || isFocusLost();
    if (signal.aborted || !idle || performance.now() > until) {
      waiting.abort();
      return;
    }
    const found = find();
    if (!found) {
      requestAnimationFrame(attempt);
      return;
    }
    waiting.abort();
    found.focus({ preventScroll: true });
  };
  attempt();
}
