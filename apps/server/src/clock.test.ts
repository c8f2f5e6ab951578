import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('a moved clock starts at its instant and runs on', () => {
  let elapsed = 5_000;
  const clock = createClock(new Date('2026-03-14T18:00:00Z'), () => elapsed);
  expect(clock.now().toISOString()).toBe('2026-03-14T18:00:00.000Z');
  elapsed += 90_000;
  expect(clock.now().toISOString()).toBe('2026-03-14T18:01:30.000Z');
});

test('without an instant it is the real time', () => {
  expect(Math.abs(createClock().now().getTime() - Date.now())).toBeLessThan(1_000);
});
