/** Solves A·x = b for a symmetric positive definite A by Cholesky's factorisation. */

/** @param matrix row-major n × n, of which only the lower triangle is read; left unchanged.
 *  Null when it is not positive definite. */
export function solvePositive(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const n = right.length;
  const lower = Float64Array.from(matrix);
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = lower[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * n + k]! * lower[j * n + k]!;
      if (i > j) lower[i * n + j] = sum / lower[j * n + j]!;
      else if (sum > 0) lower[j * n + j] = Math.sqrt(sum);
      else return null;
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= lower[i * n + k]! * x[k]!;
    x[i]! /= lower[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= lower[k * n + i]! * x[k]!;
    x[i]! /= lower[i * n + i]!;
  }
  return x;
}
