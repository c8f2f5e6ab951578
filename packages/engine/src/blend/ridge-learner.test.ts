import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/random.ts';
import {
  coefficientsOf,
  emptyLearner,
  learnRow,
  predictRow,
  solveLearner,
} from './ridge-learner.ts';

describe('ridge learner', () => {
  it('finds the coefficients behind noisy rows, while features come and go', () => {
    const random = seededRandom(5);
    const learner = emptyLearner(2);
    for (let row = 0; row < 4000; row++) {
      const [a, b, c] = [random.normal(), random.normal(), random.normal()];
      const names = row < 1000 ? ['a', 'b'] : ['b', 'a', 'c'];
      const values = row < 1000 ? [a, b] : [b, a, c];
      const target = 2 * a - b + (row < 1000 ? 0 : 0.5 * c) + 0.1 * random.normal();
      learnRow(learner, { names, values }, target);
    }
    const found = coefficientsOf(learner);
    expect(found.a).toBeCloseTo(2, 1);
    expect(found.b).toBeCloseTo(-1, 1);
    expect(found.c).toBeCloseTo(0.5, 1);
    expect(solveLearner(learner).residualVariance).toBeLessThan(0.05);
    expect(predictRow(learner, { names: ['a', 'stranger'], values: [1, 99] })).toBeCloseTo(2, 1);
  });

  it('predicts zero before it has seen any row', () => {
    expect(predictRow(emptyLearner(), { names: ['a'], values: [1] })).toBe(0);
    const learner = emptyLearner();
    learnRow(learner, { names: ['a'], values: [1] }, 10);
    expect(Math.abs(predictRow(learner, { names: ['a'], values: [1] }))).toBeLessThan(0.5);
  });
});

describe('new features', () => {
  const truth = (a: number) => 0.5 * a;
  it('have no effect before they were seen a hundred times, whatever they suggest', () => {
    const random = seededRandom(3);
    const learner = emptyLearner();
    const learn = (rows: number, names: string[], value: (name: string) => number) => {
      for (let row = 0; row < rows; row++) {
        const values = names.map(value);
        learnRow(learner, { names, values }, truth(values[0]!) + 0.1 * random.normal());
      }
    };
    learn(2000, ['a'], () => random.normal());
    const before = predictRow(learner, { names: ['a'], values: [1] });
    // Absurd for one day: three rows that this feature would explain perfectly.
    learn(3, ['a', 'absurd'], (name) => (name === 'absurd' ? 9 : 5));
    const with_ = predictRow(learner, { names: ['a', 'absurd'], values: [1, 9] });
    expect(Math.abs(with_ - before)).toBeLessThan(0.01);
    expect(coefficientsOf(learner).absurd).toBe(0);
    learn(200, ['a', 'absurd'], () => random.normal());
    expect(coefficientsOf(learner).absurd).not.toBe(0);
  });

  it('are shrunk by their own rows and not by all rows', () => {
    const random = seededRandom(4);
    const learner = emptyLearner();
    for (let row = 0; row < 3120; row++) {
      const [a, b] = [random.normal(), random.normal()];
      const isLate = row >= 3000;
      const features = isLate
        ? { names: ['a', 'b'], values: [a, b] }
        : { names: ['a'], values: [a] };
      learnRow(learner, features, a + (isLate ? b : 0));
    }
    const { a, b } = coefficientsOf(learner) as { a: number; b: number };
    expect(a).toBeCloseTo(1, 1);
    // A hundred and twenty rows against the thirty of the ridge.
    expect(b).toBeGreaterThan(0.7);
    expect(b).toBeLessThan(0.9);
  });
});
