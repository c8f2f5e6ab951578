/** How far an observed share may be from the true one. */

/** 90 %, in standard deviations of the normal law. */
const Z_90 = 1.644_853_626_951_472_6;

/** The interval that contains the true share with 90 % confidence after `hits` of `count` (Wilson 1927). It
 *  also holds for few trials, where the plain ± fails: three out of three is not certainty. For a count of
 *  zero it is 0 to 1. */
export function shareInterval(
  hits: number,
  count: number,
): { readonly low: number; readonly high: number } {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const z2 = Z_90 ** 2;
  const centre = (share + z2 / (2 * count)) / (1 + z2 / count);
  const reach =
    (Z_90 / (1 + z2 / count)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count ** 2));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
