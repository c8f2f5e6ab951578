/** A joint Gaussian belief about many quantities. Time adds uncertainty, and measuring a weighted sum of some
 *  of them removes it (Kalman, 1960). The covariance is one typed array of which only the lower triangle is
 *  used; a measurement takes one pass over it. */

export type GaussianState = {
  size: number;
  capacity: number;
  mean: Float64Array;
  /** Row-major with row length `capacity`; entries above the diagonal are not used. */
  covariance: Float64Array;
  scratch: Float64Array;
};

/** A weighted sum of variables: Σ coefficient · variable. */
export type LinearForm = { indexes: readonly number[]; coefficients: readonly number[] };

export function emptyState(capacity = 64): GaussianState {
  return {
    size: 0,
    capacity,
    mean: new Float64Array(capacity),
    covariance: new Float64Array(capacity * capacity),
    scratch: new Float64Array(capacity),
  };
}

/** Adds an independent variable and returns its index. */
export function addVariable(state: GaussianState, mean: number, variance: number): number {
  if (state.size === state.capacity) grow(state);
  const index = state.size++;
  state.mean[index] = mean;
  state.covariance[index * state.capacity + index] = variance;
  return index;
}

export function formMean(state: GaussianState, form: LinearForm): number {
  let sum = 0;
  for (let j = 0; j < form.indexes.length; j++) {
    sum += form.coefficients[j]! * state.mean[form.indexes[j]!]!;
  }
  return sum;
}

export function formVariance(state: GaussianState, form: LinearForm): number {
  const { indexes, coefficients } = form;
  let sum = 0;
  for (let j = 0; j < indexes.length; j++) {
    for (let k = 0; k < indexes.length; k++) {
      const [row, column] = [
        Math.max(indexes[j]!, indexes[k]!),
        Math.min(indexes[j]!, indexes[k]!),
      ];
      const shared = state.covariance[row * state.capacity + column]!;
      sum += coefficients[j]! * coefficients[k]! * shared;
    }
  }
  return sum;
}

/** Learns that the form was measured as `value` with an error of the given variance.
 *  @returns how far off the belief was, and the variance it gave to being so. */
export function observe(
  state: GaussianState,
  form: LinearForm,
  value: number,
  errorVariance: number,
): { surprise: number; total: number } {
  const { size, capacity, mean, covariance, scratch } = state;
  const { indexes, coefficients } = form;
  scratch.fill(0, 0, size);
  for (let j = 0; j < indexes.length; j++) {
    const index = indexes[j]!;
    const coefficient = coefficients[j]!;
    const row = index * capacity;
    for (let i = 0; i <= index; i++) scratch[i]! += coefficient * covariance[row + i]!;
    for (let i = index + 1; i < size; i++) {
      scratch[i]! += coefficient * covariance[i * capacity + index]!;
    }
  }
  let total = errorVariance;
  for (let j = 0; j < indexes.length; j++) total += coefficients[j]! * scratch[indexes[j]!]!;
  const surprise = value - formMean(state, form);
  for (let i = 0; i < size; i++) {
    const shared = scratch[i]!;
    if (shared === 0) continue;
    const gain = shared / total;
    mean[i]! += gain * surprise;
    const row = i * capacity;
    // Four at a time: this loop is most of a fit, and a third faster this way.
    let k = 0;
    for (; k + 3 <= i; k += 4) {
      covariance[row + k]! -= gain * scratch[k]!;
      covariance[row + k + 1]! -= gain * scratch[k + 1]!;
      covariance[row + k + 2]! -= gain * scratch[k + 2]!;
      covariance[row + k + 3]! -= gain * scratch[k + 3]!;
    }
    for (; k <= i; k++) covariance[row + k]! -= gain * scratch[k]!;
  }
  return { surprise, total };
}

export function addVariance(state: GaussianState, index: number, variance: number): void {
  state.covariance[index * state.capacity + index]! += variance;
}

/** Multiplies one variable by a constant, which pulls it towards zero. */
export function scaleVariable(state: GaussianState, index: number, factor: number): void {
  const { size, capacity, covariance } = state;
  state.mean[index]! *= factor;
  for (let k = 0; k <= index; k++) covariance[index * capacity + k]! *= factor;
  for (let k = index; k < size; k++) covariance[k * capacity + index]! *= factor;
}

/** Multiplies every variable by its own constant, in one pass: columns are slow to walk. */
export function scaleAll(state: GaussianState, factors: Float64Array): void {
  const { size, capacity, mean, covariance } = state;
  for (let i = 0; i < size; i++) {
    const factor = factors[i]!;
    mean[i]! *= factor;
    const row = i * capacity;
    for (let k = 0; k <= i; k++) covariance[row + k]! *= factor * factors[k]!;
  }
}

function grow(state: GaussianState): void {
  const capacity = state.capacity * 2;
  const covariance = new Float64Array(capacity * capacity);
  for (let i = 0; i < state.size; i++) {
    const row = state.covariance.subarray(i * state.capacity, i * state.capacity + state.size);
    covariance.set(row, i * capacity);
  }
  const mean = new Float64Array(capacity);
  mean.set(state.mean);
  Object.assign(state, { capacity, covariance, mean, scratch: new Float64Array(capacity) });
}
