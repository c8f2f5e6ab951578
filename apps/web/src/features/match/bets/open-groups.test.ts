import { expect, it } from 'vitest';
import { readOpen } from './open-groups.ts';

it('opens the four main groups and the prices if the device has stored nothing', () => {
  const main = ['final_result', 'double_chance', 'under_over', 'goal_no_goal', 'prices'];
  expect([...readOpen(undefined)]).toEqual(main);
  expect([...readOpen({ final_result: true })]).toEqual(main);
  // Names that groups had in an earlier version.
  expect([...readOpen(['final', 'teamGoals'])]).toEqual(main);
});

it('opens the groups that were left open, and ignores unknown ones', () => {
  expect([...readOpen(['team_goals', 'final_result', 'gone'])]).toEqual([
    'final_result',
    'team_goals',
  ]);
  expect([...readOpen([])]).toEqual([]);
});
