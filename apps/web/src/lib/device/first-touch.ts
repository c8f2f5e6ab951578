/** Whatever a reader does first. Scrolling by a screen reader counts too, and a new end of the address. */
const TOUCHES = [
  ...(['pointerdown', 'keydown', 'wheel', 'touchstart'] as const),
  ...(['focusin', 'scroll', 'hashchange'] as const),
];

/** Runs once somebody has begun to use the page, at once where somebody has.
 *  @returns to be called where it is no longer wanted. */
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
