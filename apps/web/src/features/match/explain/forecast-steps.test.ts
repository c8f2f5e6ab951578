import { expect, it } from 'vitest';
import { stepsOf } from './forecast-steps.ts';

it('goes from an even match to the forecast, and ends exactly there', () => {
  const steps = stepsOf({
    start: { '1': 35, X: 30, '2': 35 },
    factors: [
      { name: 'home_advantage', supremacy: 0.2, change: { '1': 6, X: 0, '2': -6 } },
      { name: 'calibration', supremacy: 0, change: { '1': 1.01, X: -2, '2': 1 } },
    ],
    end: { '1': 42, X: 28, '2': 30 },
    expected_goals: { home: 1.4, away: 1.1 },
  });
  expect(steps.map(({ after }) => after)).toEqual([
    { '1': 41, X: 30, '2': 29 },
    { '1': 42, X: 28, '2': 30 },
  ]);
  expect(steps.map(({ name }) => name)).toEqual(['home_advantage', 'calibration']);
});
