import { expect, test } from 'vitest';
import { processorBlocking, type TraceEvent } from './processor-blocking.ts';

const event = (tid: number, name: string, ts: number, dur: number, tdur: number): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid, ts, dur, tdur },
});
const called = (tid: number, name: string): TraceEvent => ({
  ...{ name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0, args: { name } },
});

test('tasks of the page count with the processor time they use', () => {
  const events = [
    called(1, 'CrRendererMain'),
    called(2, 'CrRendererMain'),
    called(3, 'DedicatedWorker thread'),
    event(1, 'RunTask', 0, 60_000, 20_000),
    event(1, 'FunctionCall', 10, 9_000, 9_000),
    // Inside the first task.
    event(1, 'RunTask', 30_000, 20_000, 18_000),
    event(1, 'RunTask', 70_000, 40_000, 12_000),
    event(1, 'RunTask', 120_000, 15_000, 15_000),
    // One of another tab, and a worker that runs more scripts than the page.
    event(2, 'RunTask', 0, 90_000, 90_000),
    event(3, 'RunTask', 0, 90_000, 90_000),
    event(3, 'FunctionCall', 10, 9_000, 9_000),
    event(3, 'FunctionCall', 20_000, 9_000, 9_000),
  ];
  // 20 and 15 ms, four times slower, less 50 each; 12 ms are not long enough to block.
  expect(processorBlocking(events, 4)).toBeCloseTo(30 + 10);
  expect(processorBlocking([], 4)).toBe(0);
});
