/** Log-linear calibration of 1X2, learned online from outcomes:
 *
 *    log p'(k) = Σ_j w_j · x_j(k) + constant,
 *
 *  a Gaussian belief about w, moved one Newton step per batch of matches (the Laplace
 *  approximation carried forward). With no past, w says: leave the probabilities as they are. */
import { solvePositive } from '../numeric/cholesky.ts';

/** One row of features per outcome: home, draw, away. */
export type OutcomeFeatures = readonly [home: number[], draw: number[], away: number[]];
export type OutcomeIndex = 0 | 1 | 2;

export type OutcomeLearner = {
  weights: Float64Array;
  /** Row-major precision of the belief about the weights, lower triangle. */
  precision: Float64Array;
};

export function startOutcomeLearner(
  prior: ReadonlyArray<{ mean: number; deviation: number }>,
): OutcomeLearner {
  const n = prior.length;
  const precision = new Float64Array(n * n);
  for (const [i, { deviation }] of prior.entries()) precision[i * n + i] = 1 / deviation ** 2;
  return { weights: Float64Array.from(prior, ({ mean }) => mean), precision };
}

export function outcomeProbabilities(
  weights: Float64Array,
  features: OutcomeFeatures,
): [home: number, draw: number, away: number] {
  const home = weigh(weights, features[0]);
  const draw = weigh(weights, features[1]);
  const away = weigh(weights, features[2]);
  const top = Math.max(home, draw, away);
  const masses = [Math.exp(home - top), Math.exp(draw - top), Math.exp(away - top)] as const;
  const total = masses[0] + masses[1] + masses[2];
  return [masses[0] / total, masses[1] / total, masses[2] / total];
}

function weigh(weights: Float64Array, row: readonly number[]): number {
  let sum = 0;
  for (let j = 0; j < weights.length; j++) sum += weights[j]! * row[j]!;
  return sum;
}

/** Learns a batch; all of it is judged by the weights from before it. */
export function learnOutcomes(
  learner: OutcomeLearner,
  batch: ReadonlyArray<{ features: OutcomeFeatures; outcome: OutcomeIndex }>,
): void {
  if (batch.length === 0) return;
  const { precision } = learner;
  const n = learner.weights.length;
  const slope = new Float64Array(n);
  const mean = new Float64Array(n);
  for (const { features, outcome } of batch) {
    const p = outcomeProbabilities(learner.weights, features);
    mean.fill(0);
    for (let k = 0; k < 3; k++) {
      for (let j = 0; j < n; j++) mean[j]! += p[k]! * features[k]![j]!;
    }
    for (let j = 0; j < n; j++) slope[j]! += features[outcome]![j]! - mean[j]!;
    for (let k = 0; k < 3; k++) {
      const row = features[k]!;
      for (let i = 0; i < n; i++) {
        const left = p[k]! * (row[i]! - mean[i]!);
        for (let j = 0; j <= i; j++) precision[i * n + j]! += left * (row[j]! - mean[j]!);
      }
    }
  }
  const step = solvePositive(precision, slope);
  if (!step) return;
  for (let j = 0; j < n; j++) learner.weights[j]! += step[j]!;
}
