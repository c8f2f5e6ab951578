/** A page that never comes to rest is not waited for longer. */
const LONGEST_MS = 2_000;

/** Runs once there is nothing else to do, or a little later where a browser does not say when that is.
 *  @returns to be called where it is no longer wanted. */
export function whenIdle(run: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: LONGEST_MS });
  return () => cancelIdleCallback(asked);
}
