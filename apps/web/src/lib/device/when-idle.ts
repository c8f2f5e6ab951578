/** Runs once there is nothing else to do, or a little later where a browser does not say when that is.
 *  @returns to be called where it is no longer wanted. */
export function whenIdle(run: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run);
  return () => cancelIdleCallback(asked);
}
