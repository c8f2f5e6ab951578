/** A page that is never idle is not awaited any longer. */
const LONGEST_MS = 2_000;

/** Runs once the browser is idle, or a little later in browsers that do not report that.
 *  @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: LONGEST_MS });
  return () => cancelIdleCallback(asked);
}
