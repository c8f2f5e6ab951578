import { expect, test } from 'vitest';
import { readTeamOrder } from './team.ts';

test('a club, and what becomes of it', () => {
  expect(readTeamOrder(['rename', 'Italy', 'Inter', 'Internazionale'])).toEqual({
    action: 'rename',
    country: 'Italy',
    name: 'Inter',
    to: 'Internazionale',
  });
  expect(readTeamOrder(['merge', 'France', 'PSG', 'Paris SG'])).toMatchObject({ action: 'merge' });
});

test.each([
  [[], 'say what to do'],
  [['delete', 'Italy', 'Inter', 'x'], 'say what to do'],
  [['rename', 'Italy', 'Inter'], 'its new name'],
  [['rename', 'Italy', 'Inter', '  '], 'its new name'],
  [['merge', 'Italy'], 'the club that stays'],
  [['merge', 'Italy', 'a', 'b', 'c'], 'one word too many'],
  [['merge', '--force'], '--force'],
])('%j is refused', (args, problem) => {
  expect(readTeamOrder(args)).toEqual({ problem: expect.stringContaining(problem) });
});
