import { expect, test } from 'vitest';
import { firstStepsOf } from './first-steps.ts';

const NEW = {
  hasMatches: true,
  hasForecasts: false,
  isOld: false,
  played: 7000,
  frozen: 0,
  inRecord: null,
};

test('a new installation reports its progress', () => {
  expect(firstStepsOf(NEW)).toEqual({ forecasts: false, played: 7000, recorded: 0 });
  const frozen = { ...NEW, hasForecasts: true, frozen: 2500, inRecord: 0 };
  expect(firstStepsOf(frozen)).toEqual({ forecasts: true, played: 7000, recorded: 2500 });
  expect(firstStepsOf({ ...frozen, frozen: 7400 })?.recorded).toBe(7000);
});

test('there is no progress to report once all is computed, or if there is nothing to compute', () => {
  expect(firstStepsOf({ ...NEW, hasForecasts: true, frozen: 7000, inRecord: 6900 })).toBeNull();
  expect(firstStepsOf({ ...NEW, hasForecasts: true, played: 0 })).toBeNull();
  expect(firstStepsOf({ ...NEW, hasMatches: false, played: 0 })).toBeNull();
});

test('an old installation is not reported as new because its record stays empty', () => {
  expect(firstStepsOf({ ...NEW, hasForecasts: true, isOld: true, inRecord: 0 })).toBeNull();
});
