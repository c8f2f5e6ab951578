import { expect, it } from 'vitest';
import { readOpen } from './open-groups.ts';

it('opens the four main groups on a device that remembers nothing', () => {
  expect([...readOpen(undefined)]).toEqual(['final', 'double', 'totals', 'goals']);
  expect([...readOpen({ final: true })]).toEqual(['final', 'double', 'totals', 'goals']);
});

it('opens what was left open, and knows no other', () => {
  expect([...readOpen(['teamGoals', 'final', 'gone'])]).toEqual(['final', 'teamGoals']);
  expect([...readOpen([])]).toEqual([]);
});
