/** Runs when what has just been changed can be seen: a list that closes must not wait for the page it
 *  leads to. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 0));
}
