/** Poisson probabilities that stay exact in the tails: sums start at the small end, logs are used where a
 *  product would underflow, and nothing is computed as one minus the rest. */

/** Fills the first `size` places of `out` with P(X = 0), P(X = 1), … and returns it. */
export function fillPoisson(rate: number, out: Float64Array, size = out.length): Float64Array {
  let p = Math.exp(-rate);
  // e^-rate underflows near 745: beyond that every term is taken in logs.
  if (p === 0) {
    for (let k = 0; k < size; k++) out[k] = Math.exp(logPoisson(k, rate));
    return out;
  }
  for (let k = 0; k < size; k++) {
    out[k] = p;
    p *= rate / (k + 1);
  }
  return out;
}

export function logPoisson(count: number, rate: number): number {
  if (rate === 0) return count === 0 ? 0 : Number.NEGATIVE_INFINITY;
  return count * Math.log(rate) - rate - logFactorial(count);
}

/** P(X > count), summed term by term so that tiny tails keep their leading digits. */
export function poissonUpperTail(count: number, rate: number): number {
  if (rate <= 0) return 0;
  if (count < 0) return 1;
  if (count + 1 < rate) return 1 - poissonLowerTail(count, rate);
  let term = Math.exp(logPoisson(count + 1, rate));
  let sum = 0;
  for (let k = count + 1; term > sum * 1e-17 && term > 0; k++) {
    sum += term;
    term *= rate / (k + 1);
  }
  return sum;
}

/** P(X ≤ count). */
export function poissonLowerTail(count: number, rate: number): number {
  if (count < 0) return 0;
  if (rate <= 0) return 1;
  if (count > rate) return 1 - poissonUpperTail(count, rate);
  let term = Math.exp(logPoisson(count, rate));
  let sum = 0;
  for (let k = count; k >= 0 && term > 0; k--) {
    sum += term;
    term *= k / rate;
  }
  return sum;
}

const LOG_FACTORIALS = new Float64Array(128);
for (let k = 2; k < LOG_FACTORIALS.length; k++) {
  LOG_FACTORIALS[k] = LOG_FACTORIALS[k - 1]! + Math.log(k);
}

/** ln k!; Stirling's series beyond the table, where it is exact to the last bit. */
export function logFactorial(count: number): number {
  if (count < LOG_FACTORIALS.length) return LOG_FACTORIALS[count]!;
  const x = count + 1;
  const inverse = 1 / x;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260)));
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
}
