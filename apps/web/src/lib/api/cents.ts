/** The API speaks of euro with two decimals; what is shown is made from cents. */
export function centsOf(euro: number): number {
  return Math.round(euro * 100);
}
