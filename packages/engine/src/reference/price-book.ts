/** What a bookmaker would quote for outcomes whose probabilities it knows: the way back of the power
 *  method in `odds/margin.ts`, q = p^k with Σq = the book. */

/** What the best prices of six to eight bookmakers add up to where there is a favourite above 60 %:
 *  mean of 6,748 matches, 2014/15 to 2020/21 (studies/favourite-margin.ts). */
export const BEST_PRICE_BOOK = 1.016;
/** Nobody quotes less. */
const LOWEST_ODDS = 1.01;

export function priceBook(probabilities: readonly number[], book: number): number[] {
  const sumAt = (power: number) => probabilities.reduce((sum, p) => sum + p ** power, 0);
  // The sum falls as the power grows; at one it is one.
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > book) low = middle;
    else high = middle;
  }
  return probabilities.map((p) => Math.max(LOWEST_ODDS, Math.round(100 / p ** high) / 100));
}
