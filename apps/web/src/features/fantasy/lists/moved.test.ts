import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('one member moves and the others keep their order', () => {
  expect(moved([1, 2, 3, 4], 2, 0)).toEqual([3, 1, 2, 4]);
  expect(moved([1, 2, 3, 4], 0, 3)).toEqual([2, 3, 4, 1]);
});
