import { describe, expect, it } from 'vitest';
import { solvePositive } from './cholesky.ts';
import {
  addVariable,
  addVariance,
  emptyState,
  formMean,
  formVariance,
  observe,
  scaleVariable,
} from './kalman.ts';
import { seededRandom } from './random.ts';

describe('Gaussian belief', () => {
  it('agrees with least squares solved in one go', () => {
    const random = seededRandom(3);
    const n = 6;
    const priorVariance = 0.7;
    const state = emptyState(2);
    for (let i = 0; i < n; i++) addVariable(state, 0, priorVariance);
    const precision = new Float64Array(n * n);
    const right = new Float64Array(n);
    for (let i = 0; i < n; i++) precision[i * n + i] = 1 / priorVariance;
    for (let row = 0; row < 40; row++) {
      const indexes = [random.integer(3), 3 + random.integer(3)];
      const coefficients = [1, -0.5 - random.uniform()];
      const value = random.normal();
      const variance = 0.1 + random.uniform();
      observe(state, { indexes, coefficients }, value, variance);
      for (const [a, i] of indexes.entries()) {
        right[i]! += (coefficients[a]! * value) / variance;
        for (const [b, j] of indexes.entries()) {
          precision[i * n + j]! += (coefficients[a]! * coefficients[b]!) / variance;
        }
      }
    }
    const solution = solvePositive(precision, right)!;
    for (let i = 0; i < n; i++) expect(state.mean[i]).toBeCloseTo(solution[i]!, 10);
    const unit = new Float64Array(n);
    unit[4] = 1;
    const column = solvePositive(precision, unit)!;
    expect(formVariance(state, { indexes: [4], coefficients: [1] })).toBeCloseTo(column[4]!, 10);
  });

  it('scales a variable with all it shares', () => {
    const state = emptyState();
    const a = addVariable(state, 2, 1);
    const b = addVariable(state, 3, 1);
    observe(state, { indexes: [a, b], coefficients: [1, 1] }, 6, 0.5);
    const sum = { indexes: [a, b], coefficients: [2, 1] };
    const before = { mean: formMean(state, sum), variance: formVariance(state, sum) };
    scaleVariable(state, a, 2);
    const after = { indexes: [a, b], coefficients: [1, 1] };
    expect(formMean(state, after)).toBeCloseTo(before.mean, 12);
    expect(formVariance(state, after)).toBeCloseTo(before.variance, 12);
    addVariance(state, b, 0.25);
    expect(formVariance(state, after)).toBeCloseTo(before.variance + 0.25, 12);
  });

  it('refuses to solve what is not positive definite', () => {
    expect(solvePositive(Float64Array.from([1, 2, 2, 1]), Float64Array.from([1, 1]))).toBeNull();
  });
});
