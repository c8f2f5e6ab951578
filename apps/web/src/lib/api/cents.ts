/** The API sends euro with two decimals; the web works in cents. */
export function centsOf(euro: number): number {
  return Math.round(euro * 100);
}
