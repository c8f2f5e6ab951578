import { expect, test } from 'vitest';
import { statusAt, untilStatusChanges } from './match-status.ts';

const KICKOFF = 1_000_000;
const MINUTE = 60;

test.each([
  ['scheduled', -1, 'scheduled'],
  ['scheduled', 0, 'live'],
  ['scheduled', 135 * MINUTE - 1, 'live'],
  ['scheduled', 135 * MINUTE, 'awaiting_result'],
  ['live', -1, 'live'],
  ['live', 200 * MINUTE, 'awaiting_result'],
  ['finished', 50 * MINUTE, 'finished'],
  ['postponed', 200 * MINUTE, 'postponed'],
])('%s, %i seconds after its kick-off, is %s', (status, since, stands) => {
  expect(statusAt({ status, kickoff: KICKOFF }, KICKOFF + since)).toBe(stands);
});

test('the clock changes the status of a match twice, but not after it is over', () => {
  const open = { status: 'scheduled', kickoff: KICKOFF };
  const over = { status: 'finished', kickoff: KICKOFF + 10 };
  expect(untilStatusChanges([over, open], KICKOFF - 30)).toBe(30);
  expect(untilStatusChanges([over, open], KICKOFF)).toBe(135 * MINUTE);
  expect(untilStatusChanges([over], KICKOFF)).toBe(Number.POSITIVE_INFINITY);
});
