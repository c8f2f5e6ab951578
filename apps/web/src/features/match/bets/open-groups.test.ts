import { expect, it } from 'vitest';
import { readOpen } from './open-groups.ts';

it('opens the four main groups and the prices on a device that remembers nothing', () => {
  const main = ['final_result', 'double_chance', 'under_over', 'goal_no_goal', 'prices'];
  expect([...readOpen(undefined)]).toEqual(main);
  expect([...readOpen({ final_result: true })]).toEqual(main);
  // The groups had other names once.
  expect([...readOpen(['final', 'teamGoals'])]).toEqual(main);
});

it('opens what was left open, and knows no other', () => {
  expect([...readOpen(['team_goals', 'final_result', 'gone'])]).toEqual([
    'final_result',
    'team_goals',
  ]);
  expect([...readOpen([])]).toEqual([]);
});
