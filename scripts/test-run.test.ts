import { expect, test } from 'vitest';
import { readTestRun } from './test-run.ts';

test('a run has a fixed seed and order unless the environment says otherwise', () => {
  expect(readTestRun({})).toEqual(readTestRun({}));
  expect(readTestRun({}).shuffled).toBe(false);
});

test('a seed shuffles, an instant moves the clock', () => {
  const env = { TREDICI_TEST_SEED: '42', TREDICI_TEST_NOW: '2026-07-01T00:00:00Z' };
  expect(readTestRun(env)).toEqual({
    seed: 42,
    startsAt: '2026-07-01T00:00:00Z',
    shuffled: true,
  });
});

test('what is neither a seed nor an instant is refused', () => {
  expect(() => readTestRun({ TREDICI_TEST_SEED: 'x' })).toThrow('TREDICI_TEST_SEED is "x"');
  expect(() => readTestRun({ TREDICI_TEST_NOW: 'soon' })).toThrow('TREDICI_TEST_NOW is "soon"');
});
