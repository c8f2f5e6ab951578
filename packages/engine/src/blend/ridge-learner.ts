/** Least squares on named features, learned one row at a time. Only sums are kept, so learning takes linear
 *  time and past rows need not be stored. Features may appear at any time. */
import { solvePositive } from '../numeric/cholesky.ts';

/** Names and values at the same index; a missing feature is zero. */
export type Features = { names: string[]; values: number[] };

export type RidgeLearner = {
  indexes: Map<string, number>;
  capacity: number;
  /** Σ f·fᵀ, row-major with row length `capacity`, lower triangle; and Σ f·y. */
  gram: Float64Array;
  cross: Float64Array;
  /** In how many rows each feature was seen. */
  seen: Float64Array;
  squaredTarget: number;
  count: number;
  /** Solved coefficients by index; null if rows were added since. */
  solved: { coefficients: Float64Array; residualVariance: number } | null;
};

/** Each feature is shrunk to zero with the strength of this many of its own typical rows, so that without any
 *  past the market's view is unchanged. */
const RIDGE_ROWS = 30;
/** A bookmaker has no effect before it was seen this often, so one with absurd prices for a day, or one that
 *  is quoted for a week, changes nothing. */
const LEAST_SEEN = 100;
const FIRST_CAPACITY = 32;

export function emptyLearner(capacity = FIRST_CAPACITY): RidgeLearner {
  return {
    indexes: new Map(),
    capacity,
    gram: new Float64Array(capacity * capacity),
    cross: new Float64Array(capacity),
    seen: new Float64Array(capacity),
    squaredTarget: 0,
    count: 0,
    solved: null,
  };
}

const present = new Int32Array(1024);

/** @param weight of the row: the inverse of its target's variance, in any unit. */
export function learnRow(
  learner: RidgeLearner,
  features: Features,
  target: number,
  weight = 1,
): void {
  const { names, values } = features;
  for (let i = 0; i < names.length; i++) present[i] = indexOf(learner, names[i]!);
  const { gram, cross, seen, capacity } = learner;
  for (let i = 0; i < names.length; i++) {
    const value = values[i]!;
    const at = present[i]!;
    seen[at]! += 1;
    cross[at]! += weight * value * target;
    for (let j = 0; j < names.length; j++) {
      if (present[j]! <= at) gram[at * capacity + present[j]!]! += weight * value * values[j]!;
    }
  }
  learner.squaredTarget += weight * target * target;
  learner.count += 1;
  learner.solved = null;
}

export function predictRow(learner: RidgeLearner, features: Features): number {
  const { coefficients } = solveLearner(learner);
  let sum = 0;
  for (let i = 0; i < features.names.length; i++) {
    const at = learner.indexes.get(features.names[i]!);
    if (at !== undefined) sum += coefficients[at]! * features.values[i]!;
  }
  return sum;
}

export function solveLearner(learner: RidgeLearner): NonNullable<RidgeLearner['solved']> {
  if (learner.solved) return learner.solved;
  const n = learner.indexes.size;
  const rows = Math.max(1, learner.count);
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) matrix[i * n + j] = learner.gram[i * learner.capacity + j]!;
    matrix[i * n + i]! += (RIDGE_ROWS * matrix[i * n + i]!) / Math.max(1, learner.seen[i]!) + 1e-9;
  }
  const cross = learner.cross.slice(0, n);
  for (let i = 0; i < n; i++) if (learner.seen[i]! < LEAST_SEEN) leaveOut(matrix, cross, i);
  const coefficients = solvePositive(matrix, cross) ?? new Float64Array(n);
  let residual = learner.squaredTarget;
  for (let i = 0; i < n; i++) residual -= cross[i]! * coefficients[i]!;
  learner.solved = { coefficients, residualVariance: Math.max(0, residual) / rows };
  return learner.solved;
}

/** Changes the sums as if the feature had been zero in every row. */
function leaveOut(matrix: Float64Array, cross: Float64Array, at: number): void {
  const n = cross.length;
  for (let j = 0; j < n; j++) {
    matrix[at * n + j] = 0;
    matrix[j * n + at] = 0;
  }
  matrix[at * n + at] = 1;
  cross[at] = 0;
}

/** Coefficients by name, for reports. */
export function coefficientsOf(learner: RidgeLearner): Record<string, number> {
  const { coefficients } = solveLearner(learner);
  const pairs = [...learner.indexes].map(([name, at]) => [name, coefficients[at]!] as const);
  return Object.fromEntries(pairs);
}

function indexOf(learner: RidgeLearner, name: string): number {
  const known = learner.indexes.get(name);
  if (known !== undefined) return known;
  const at = learner.indexes.size;
  if (at === learner.capacity) grow(learner);
  learner.indexes.set(name, at);
  return at;
}

function grow(learner: RidgeLearner): void {
  const wider = emptyLearner(learner.capacity * 2);
  for (let i = 0; i < learner.capacity; i++) {
    const row = learner.gram.subarray(i * learner.capacity, (i + 1) * learner.capacity);
    wider.gram.set(row, i * wider.capacity);
  }
  wider.cross.set(learner.cross);
  wider.seen.set(learner.seen);
  const { capacity, gram, cross, seen } = wider;
  Object.assign(learner, { capacity, gram, cross, seen });
}
