import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/random.ts';
import {
  learnOutcomes,
  type OutcomeFeatures,
  type OutcomeIndex,
  outcomeProbabilities,
  startOutcomeLearner,
} from './outcome-learner.ts';
import {
  coefficientsOf,
  emptyLearner,
  learnRow,
  predictRow,
  solveLearner,
} from './ridge-learner.ts';

describe('ridge learner', () => {
  it('finds the coefficients behind noisy rows, features coming and going', () => {
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

  it('says nothing before it has seen anything', () => {
    expect(predictRow(emptyLearner(), { names: ['a'], values: [1] })).toBe(0);
    const learner = emptyLearner();
    learnRow(learner, { names: ['a'], values: [1] }, 10);
    expect(Math.abs(predictRow(learner, { names: ['a'], values: [1] }))).toBeLessThan(0.5);
  });
});

describe('outcome learner', () => {
  it('learns a tilt from outcomes and starts as the identity', () => {
    const random = seededRandom(8);
    const learner = startOutcomeLearner([
      { mean: 1, deviation: 0.1 },
      { mean: 0, deviation: 0.3 },
    ]);
    const row = (p: number, isDraw: 0 | 1) => [Math.log(p), isDraw];
    const features = (p: readonly number[]): OutcomeFeatures => [
      row(p[0]!, 0),
      row(p[1]!, 1),
      row(p[2]!, 0),
    ];
    const quoted = [0.45, 0.27, 0.28];
    expect(outcomeProbabilities(learner.weights, features(quoted))[1]).toBeCloseTo(0.27, 12);
    for (let week = 0; week < 200; week++) {
      const batch = Array.from({ length: 50 }, () => {
        const roll = random.uniform();
        const outcome: OutcomeIndex = roll < 0.42 ? 0 : roll < 0.74 ? 1 : 2;
        return { features: features(quoted), outcome };
      });
      learnOutcomes(learner, batch);
    }
    const learned = outcomeProbabilities(learner.weights, features(quoted));
    expect(learned[1]).toBeCloseTo(0.32, 1);
    expect(learned[0] + learned[1] + learned[2]).toBeCloseTo(1, 12);
  });
});
