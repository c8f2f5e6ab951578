import { expect, test } from 'vitest';
import { findObstacle } from './migrate.ts';

test('what drizzle would pass over is found', () => {
  expect(findObstacle([], [1, 2])).toBeUndefined();
  expect(findObstacle([1], [1, 2])).toBeUndefined();
  expect(findObstacle([1, 2], [1, 2])).toBeUndefined();
  expect(findObstacle([1, 3], [1, 2])).toMatch(/newer version/);
  expect(findObstacle([1, 2], [1, 3])).toMatch(/different branch/);
  expect(findObstacle([1, 3], [1, 2, 3])).toMatch(/different branch/);
});
