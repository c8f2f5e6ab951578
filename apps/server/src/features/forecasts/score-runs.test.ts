import { expect, test } from 'vitest';
import type { SettledOfRun } from './run-store.ts';
import { scoreSettled } from './score-runs.ts';

const row = (more: Partial<SettledOfRun>): SettledOfRun => ({
  runId: 1,
  homeGoals: 2,
  awayGoals: 1,
  market: null,
  model: { 1: 0.5, X: 0.3, 2: 0.2 },
  blend: { 1: 0.5, X: 0.3, 2: 0.2 },
  ...more,
});

test('nothing settled has no score', () => {
  expect(scoreSettled([])).toBeNull();
});

test('a score is the mean log loss of the outcomes', () => {
  const scores = scoreSettled([
    row({}),
    row({ homeGoals: 0, awayGoals: 0, market: { 1: 0.4, X: 0.25, 2: 0.35 } }),
  ])!;
  expect(scores.matches).toBe(2);
  expect(scores.model).toBeCloseTo((-Math.log(0.5) - Math.log(0.3)) / 2, 12);
  expect(scores.blend).toBe(scores.model);
  // Only priced matches count.
  expect(scores.market).toBeCloseTo(-Math.log(0.25), 12);
});

test('a market with only some prices has no score', () => {
  expect(scoreSettled([row({ market: { 1: 0.4 } })])!.market).toBeNull();
});
