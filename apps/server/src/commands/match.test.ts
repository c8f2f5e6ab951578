import { expect, test } from 'vitest';
import { readCorrection } from './match.ts';

test.each([
  [['result', '7', '2-1'], { status: 'finished', score: { home: 2, away: 1 } }],
  [['result', '7', '0-3', '--awarded'], { status: 'awarded', score: { home: 0, away: 3 } }],
  [['void', '7'], { status: 'cancelled' }],
  [
    ['move', '7', '2026-03-14T20:45:00+01:00'],
    { status: 'scheduled', kickoff: '2026-03-14T19:45:00.000Z' },
  ],
  [['release', '7'], null],
])('%j is read', (args, correction) => {
  expect(readCorrection(args)).toEqual({ action: args[0], matchId: 7, correction });
});

test('two numbers are read as one match', () => {
  expect(readCorrection(['merge', '7', '9'])).toEqual({ action: 'merge', matchId: 7, otherId: 9 });
});

test.each([
  [[], 'say what to do'],
  [['swap', '7'], 'say what to do'],
  [['merge', '7'], 'say which other match'],
  [['merge', '7', 'x'], 'say which other match'],
  [['merge', '7', '9', '11'], 'one word too many'],
  [['void'], 'say which match'],
  [['void', '0'], 'say which match'],
  [['void', 'abc'], 'say which match'],
  [['void', '7', '2-1'], 'one word too many'],
  [['void', '7', '--awarded'], '--awarded goes with'],
  [['result', '7'], 'say the result'],
  [['result', '7', '2:1'], 'say the result'],
  [['result', '7', '2-1', 'x'], 'one word too many'],
  [['move', '7', '2026-03-14'], 'with its zone'],
  [['move', '7', '2026-03-14T20:45'], 'with its zone'],
  [['move', '7', '2026-33-14T20:45Z'], 'with its zone'],
])('%j is refused', (args, problem) => {
  expect(readCorrection(args)).toEqual({ problem: expect.stringContaining(problem) });
});
