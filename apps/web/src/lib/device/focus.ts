import { useEffect, useRef } from 'react';

/** How long the element to focus may take to appear: on a slow machine a page can take more than three
 *  seconds. */
const WAIT_MS = 10_000;

/** Focuses the heading of the page, from where a screen reader continues. */
export function focusHeading(): void {
  focusWhenThere(() => document.querySelector<HTMLElement>('main h1'));
}

/** Focuses the heading of a part of the page. */
export function focusPart(id: string): void {
  focusWhenThere(() => headingOf(document.getElementById(id)));
}

/** Goes to the part named after the # of an address. The browser alone would miss it while the page, or what
 *  is above the part, is still loading. */
export function goToPart(id: string): void {
  focusWhenThere(() => {
    const part = document.getElementById(id);
    if (part) unfold(part);
    part?.scrollIntoView();
    return headingOf(part);
  });
}

/** Opens every `details` around an element, so that it can be seen and focused. */
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
  // A `summary` can take the focus itself.
  const line = heading.closest('summary');
  if (line) return line;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/** For pages whose whole content is replaced without a navigation: scrolls to the top, and moves the focus to
 *  the new heading if the focused element is gone. */
export function useHeadingFocus(state: unknown): void {
  const known = useRef(state);
  useEffect(() => {
    if (Object.is(known.current, state)) return;
    known.current = state;
    scrollTo({ top: 0 });
    if (isFocusLost()) focusHeading();
  }, [state]);
}

/** Whether the focused element has left the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Scrolling is not among them, because a page also scrolls by itself as it grows. */
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
    // Readers who have moved on are left alone.
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
