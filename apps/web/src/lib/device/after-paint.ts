/** Runs after the last change has been painted: a list that closes must not wait for the page that its link
 *  opens. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 0));
}
