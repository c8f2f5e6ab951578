import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numeric/random.ts';
import {
  learnOutcomes,
  type OutcomeFeatures,
  outcomeSums,
  probabilitiesOf,
  startOutcomeLearner,
} from './outcome-learner.ts';

describe('outcome learner', () => {
  const row = (p: number, isDraw: 0 | 1) => [Math.log(p), isDraw, isDraw];
  const quoted = [0.45, 0.27, 0.28] as const;
  const features = (group: string): OutcomeFeatures => ({
    group,
    rows: [row(quoted[0], 0), row(quoted[1], 1), row(quoted[2], 0)],
  });
  const near = (mean: number, deviation: number) => ({ mean, deviation });
  const start = () => startOutcomeLearner([near(1, 0.1), near(0, 0.3)], [near(0, 0.2)]);
  const forecast = (learner: ReturnType<typeof start>, group: string) =>
    probabilitiesOf(outcomeSums(learner, features(group)));

  it('learns a tilt from outcomes, starting from unchanged probabilities', () => {
    const random = seededRandom(8);
    const learner = start();
    expect(forecast(learner, 'any')[1]).toBeCloseTo(0.27, 12);
    for (let day = 0; day < 200; day++) {
      const batch = Array.from({ length: 50 }, (_, at) => {
        // One league draws more than the other.
        const group = at % 2 === 0 ? 'drawn' : 'decided';
        const draws = group === 'drawn' ? 0.38 : 0.28;
        const roll = random.uniform();
        const outcome = roll < draws ? 1 : roll < draws + (1 - draws) * 0.6 ? 0 : 2;
        return { ...features(group), outcome };
      });
      learnOutcomes(learner, batch);
    }
    expect(forecast(learner, 'drawn')[1]).toBeCloseTo(0.38, 1);
    expect(forecast(learner, 'decided')[1]).toBeCloseTo(0.28, 1);
    expect(forecast(learner, 'drawn')[1]! - forecast(learner, 'decided')[1]!).toBeGreaterThan(0.05);
    // An unseen league gets what the others have in common.
    const other = forecast(learner, 'unseen');
    expect(other[1]).toBeCloseTo(0.33, 1);
    expect(other[0]! + other[1]! + other[2]!).toBeCloseTo(1, 12);
  });
});
