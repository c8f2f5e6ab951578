import { expect, test } from 'vitest';
import { readNotice } from './notice.ts';

const WINDOW = ['--from', '2026-09-21T00:00:00+02:00', '--to', '2026-10-21T00:00:00+02:00'];

test('a notice is read with its window', () => {
  expect(readNotice(['add', 'break-1', '--kind', 'national-break', ...WINDOW])).toEqual({
    action: 'add',
    key: 'break-1',
    kind: 'national-break',
    startsAt: new Date('2026-09-20T22:00:00Z'),
    endsAt: new Date('2026-10-20T22:00:00Z'),
  });
  expect(readNotice(['list'])).toEqual({ action: 'list' });
  expect(readNotice(['end', 'break-1'])).toEqual({ action: 'end', key: 'break-1' });
});

test.each([
  [[], 'say what to do'],
  [['remove', 'x'], 'say what to do'],
  [['end'], 'say its key'],
  [['end', 'Key with spaces'], 'say its key'],
  [['end', 'a', 'b'], 'one word too many'],
  [['add', 'a', ...WINDOW], '--kind is one of'],
  [['add', 'a', '--kind', 'payments'], '--from and --to'],
  [['add', 'a', '--kind', 'payments', '--from', 'today', '--to', 'tomorrow'], '--from and --to'],
  [
    ['add', 'a', '--kind', 'payments', '--from', WINDOW[3]!, '--to', WINDOW[1]!],
    '--to comes after',
  ],
])('%j is refused', (args, problem) => {
  expect(readNotice(args)).toEqual({ problem: expect.stringContaining(problem) });
});
