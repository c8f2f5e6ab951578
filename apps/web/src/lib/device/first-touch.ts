/** The first things a reader may do, including scrolling by a screen reader and following a link within the
 *  page. */
const TOUCHES = [
  ...(['pointerdown', 'keydown', 'wheel', 'touchstart'] as const),
  ...(['focusin', 'scroll', 'hashchange'] as const),
];

/** Runs once the reader has begun to use the page, at once if they already have.
 *  @returns a function that cancels it */
export function onFirstTouch(run: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    run();
    return () => {};
  }
  const over = new AbortController();
  const touched = () => {
    over.abort();
    run();
  };
  for (const touch of TOUCHES) {
    addEventListener(touch, touched, { passive: true, capture: true, signal: over.signal });
  }
  return () => over.abort();
}
