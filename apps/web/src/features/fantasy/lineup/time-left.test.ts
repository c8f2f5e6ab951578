import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('gives the remaining time in its two largest units', () => {
  const minute = 60_000;
  expect(timeLeft((2 * 24 * 60 + 3 * 60 + 59) * minute)).toEqual({
    unit: 'days',
    values: { count: 2, hours: 3 },
  });
  expect(timeLeft(125 * minute)).toEqual({ unit: 'hours', values: { count: 2, minutes: 5 } });
  expect(timeLeft(59 * minute + 9_400)).toEqual({ unit: 'clock', values: { clock: '59:09' } });
  expect([timeLeft(0), timeLeft(-5)]).toEqual([null, null]);
});
