/** The standard normal distribution. */

export function normalDensity(z: number): number {
  return Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** Below this the series converges fast, above it the continued fraction. */
const SERIES_UP_TO = 3;
const FRACTION_LEVELS = 60;

/** The probability of a value above z. Tails keep their precision, because they are not computed as one minus
 *  the rest. */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  if (z < SERIES_UP_TO) {
    // Φ(z) − ½ = φ(z) (z + z³/3 + z⁵/(3·5) + …)
    let sum = z;
    for (let term = z, odd = 3; term > sum * 1e-17; odd += 2) {
      term *= (z * z) / odd;
      sum += term;
    }
    return 0.5 - normalDensity(z) * sum;
  }
  // φ(z) / (z + 1/(z + 2/(z + 3/(z + …))))
  let fraction = z;
  for (let level = FRACTION_LEVELS; level > 0; level--) fraction = z + level / fraction;
  return normalDensity(z) / fraction;
}
