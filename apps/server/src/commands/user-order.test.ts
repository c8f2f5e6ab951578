import { expect, test } from 'vitest';
import { readOrder } from './user-order.ts';

test('a grant is read', () => {
  expect(readOrder(['grant', 'a@b.it', '--until', '2027-06-30'])).toEqual({
    action: 'grant',
    email: 'a@b.it',
    until: new Date('2027-06-30T22:00:00Z'),
  });
});

test.each(['show', 'create', 'verify', 'reset', 'delete'])('%s is read', (action) => {
  expect(readOrder([action, 'a@b.it'])).toEqual({ action, email: 'a@b.it' });
  expect(readOrder([action])).toEqual({ problem: expect.stringContaining('say whom') });
});

test('a role is read', () => {
  expect(readOrder(['role', 'a@b.it', 'operator'])).toEqual({
    action: 'role',
    email: 'a@b.it',
    role: 'operator',
  });
});

test.each([
  [['role', 'a@b.it'], 'say which role'],
  [['role', 'a@b.it', 'king'], 'say which role'],
  [['role', 'a@b.it', 'user', 'x'], 'one word too many'],
  [[], 'say what to do'],
  [['revoke', 'a@b.it'], 'say what to do'],
  [['list', 'a@b.it'], 'say what to do'],
  [['delete', 'a@b.it', 'now'], 'one word too many'],
  [['grant'], 'say whom'],
  [['grant', 'a@b.it'], '--until <date> is missing'],
  [['grant', 'a@b.it', '--until', 'soon'], '--until is "soon"'],
  [['grant', 'a@b.it', 'x', '--until', '2027-06-30'], 'one word too many'],
  [['grant', 'a@b.it', '--for', '3'], "Unknown option '--for'"],
])('%j is refused', (args, problem) => {
  expect(readOrder(args)).toEqual({ problem: expect.stringContaining(problem) });
});
