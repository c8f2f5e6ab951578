import { expect, test } from 'vitest';
import { limitConcurrency, limitConcurrencyEach } from './concurrency-limit.ts';

test('a limited number run, a limited number wait in order, and one more is refused', async () => {
  const limit = limitConcurrency({ atOnce: 2, waiting: 2, retryAfterSeconds: 7 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (number: number) =>
    limit(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const all = [1, 2, 3, 4].map(task);
  await expect(task(5)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 7 },
  });
  expect(begun).toEqual([1, 2]);
  for (let done = 0; done < 4; done += 1) {
    ends[done]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test('work that fails gives its place back', async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 0, retryAfterSeconds: 1 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(async () => 'yes')).toBe('yes');
});

test('an owner with much work does not keep others waiting', async () => {
  const limitEach = limitConcurrencyEach({ atOnce: 1, waiting: 1, retryAfterSeconds: 7 });
  const { promise: end, resolve } = Promise.withResolvers<string>();
  const own = [limitEach(1, () => end), limitEach(1, async () => 'second')];
  await expect(limitEach(1, async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await limitEach(2, async () => 'other')).toBe('other');
  resolve('first');
  expect(await Promise.all(own)).toEqual(['first', 'second']);
  expect(await limitEach(1, async () => 'later')).toBe('later');
});
