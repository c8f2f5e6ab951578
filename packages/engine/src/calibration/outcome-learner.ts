/** Log-linear calibration of mutually exclusive outcomes (1X2, or over and under), learned online:
 *
 *    log p'(k) = Σ_j w_j · x_j(k) + constant,
 *
 *  with a Gaussian belief about w, moved one Newton step per batch of matches (the Laplace approximation
 *  carried forward). Without any past, w leaves the probabilities unchanged. The first weights are shared by
 *  all matches, the last ones belong to a group (a league). */
import { solvePositive } from '../numeric/cholesky.ts';

/** One row of features per outcome, the shared ones first, then the group's. */
export type OutcomeFeatures = { rows: ReadonlyArray<readonly number[]>; group: string };
export type OutcomeExample = OutcomeFeatures & { outcome: number };
export type Prior = { mean: number; deviation: number };

export type OutcomeLearner = {
  /** The number of shared weights, and the initial value of each group's own weights. */
  shared: number;
  groupPrior: readonly Prior[];
  /** The index at which each group's weights start. */
  groups: Map<string, number>;
  weights: Float64Array;
  /** Row-major precision of the belief about the weights, lower triangle. */
  precision: Float64Array;
};

export function startOutcomeLearner(
  prior: readonly Prior[],
  groupPrior: readonly Prior[] = [],
): OutcomeLearner {
  const learner: OutcomeLearner = {
    shared: prior.length,
    groupPrior,
    groups: new Map(),
    weights: new Float64Array(0),
    precision: new Float64Array(0),
  };
  addWeights(learner, prior);
  return learner;
}

/** The sums Σ w·x of each outcome, to be combined with another learner's or turned into probabilities. */
export function outcomeSums(learner: OutcomeLearner, { rows, group }: OutcomeFeatures): number[] {
  const { weights, shared, groupPrior } = learner;
  const own = learner.groups.get(group);
  return rows.map((row) => {
    let sum = 0;
    for (let j = 0; j < shared; j++) sum += weights[j]! * row[j]!;
    for (let j = 0; j < groupPrior.length; j++) {
      const weight = own === undefined ? groupPrior[j]!.mean : weights[own + j]!;
      sum += weight * row[shared + j]!;
    }
    return sum;
  });
}

export function probabilitiesOf(sums: readonly number[]): number[] {
  const top = Math.max(...sums);
  const masses = sums.map((sum) => Math.exp(sum - top));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  return masses.map((mass) => mass / total);
}

/** Learns a batch; all of it is evaluated with the weights from before the batch. */
export function learnOutcomes(learner: OutcomeLearner, batch: readonly OutcomeExample[]): void {
  if (batch.length === 0) return;
  for (const { group } of batch) {
    if (learner.groupPrior.length === 0 || learner.groups.has(group)) continue;
    learner.groups.set(group, learner.weights.length);
    addWeights(learner, learner.groupPrior);
  }
  const slope = new Float64Array(learner.weights.length);
  for (const example of batch) addExample(learner, example, slope);
  const step = solvePositive(learner.precision, slope);
  if (!step) return;
  for (let j = 0; j < step.length; j++) learner.weights[j]! += step[j]!;
}

function addExample(learner: OutcomeLearner, example: OutcomeExample, slope: Float64Array): void {
  const { rows, group, outcome } = example;
  const { precision, shared } = learner;
  const size = learner.weights.length;
  const width = shared + learner.groupPrior.length;
  const own = (learner.groups.get(group) ?? 0) - shared;
  const place = (j: number) => (j < shared ? j : own + j);
  const p = probabilitiesOf(outcomeSums(learner, example));
  const mean = new Float64Array(width);
  for (const [k, row] of rows.entries()) {
    for (let j = 0; j < width; j++) mean[j]! += p[k]! * row[j]!;
  }
  for (let j = 0; j < width; j++) slope[place(j)]! += rows[outcome]![j]! - mean[j]!;
  for (const [k, row] of rows.entries()) {
    for (let i = 0; i < width; i++) {
      const left = p[k]! * (row[i]! - mean[i]!);
      const at = place(i) * size;
      for (let j = 0; j <= i; j++) precision[at + place(j)]! += left * (row[j]! - mean[j]!);
    }
  }
}

function addWeights(learner: OutcomeLearner, prior: readonly Prior[]): void {
  const before = learner.weights.length;
  const size = before + prior.length;
  const precision = new Float64Array(size * size);
  for (let i = 0; i < before; i++) {
    const row = learner.precision.subarray(i * before, (i + 1) * before);
    precision.set(row, i * size);
  }
  const weights = new Float64Array(size);
  weights.set(learner.weights);
  for (const [j, { mean, deviation }] of prior.entries()) {
    weights[before + j] = mean;
    precision[(before + j) * (size + 1)] = 1 / deviation ** 2;
  }
  Object.assign(learner, { weights, precision });
}
