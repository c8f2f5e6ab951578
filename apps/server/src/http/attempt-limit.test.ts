import { expect, test } from 'vitest';
import { secondsToWait } from './attempt-limit.ts';

const rule = { name: 'test', max: 10, windowMs: 100_000 };

test('within the limit there is no wait', () => {
  expect(secondsToWait(rule, 0, { hits: 10, previous: 0 })).toBeUndefined();
  expect(secondsToWait(rule, 50_000, { hits: 5, previous: 10 })).toBeUndefined();
});

test('the previous window counts by the share that still overlaps', () => {
  expect(secondsToWait(rule, 50_000, { hits: 6, previous: 10 })).toBe(10);
  expect(secondsToWait(rule, 60_000, { hits: 6, previous: 10 })).toBeUndefined();
});

test('a full window must end and then fade', () => {
  const wait = secondsToWait(rule, 90_000, { hits: 11, previous: 0 })!;
  expect(wait).toBeGreaterThan(10);
  expect(wait).toBeLessThanOrEqual(10 + 20);
  // After the wait one more is allowed, because the previous window now counts for less.
  const then = 90_000 + wait * 1_000;
  expect(secondsToWait(rule, then, { hits: 1, previous: 11 })).toBeUndefined();
});

test('the wait is never more than two windows nor less than a second', () => {
  for (let now = 0; now < 100_000; now += 3_333) {
    for (let hits = 1; hits <= 11; hits += 1) {
      for (let previous = 0; previous <= 11; previous += 1) {
        const wait = secondsToWait(rule, now, { hits, previous });
        if (wait === undefined) continue;
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(200);
      }
    }
  }
});
