/** What of a trace is read here. Times are in microseconds; `tdur` is how long the processor worked at it. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: unknown };
}

/** A task that takes longer keeps a finger waiting. */
const LONGEST_MS = 50;

/** What the tasks of the page's main thread would block on a processor so many times slower, in milliseconds. Unlike
 *  Lighthouse's figure, which counts by the clock, it leaves out what other programs on the machine took in between. */
export function processorBlocking(events: readonly TraceEvent[], slowdown: number): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  // Workers run scripts too, some of them more than the page.
  const drawing = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const whole = events.filter((event) => event.ph === 'X' && drawing.has(threadOf(event)));
  const threads = Map.groupBy(whole, threadOf);
  const scripts = (thread: readonly TraceEvent[]) =>
    thread.filter(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript').length;
  const [main = []] = [...threads.values()].sort((a, b) => scripts(b) - scripts(a));
  let blocking = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { name, ts, dur = 0, tdur = 0 } of main.toSorted((a, b) => a.ts - b.ts)) {
    // A task within another is part of it.
    if (!name.endsWith('RunTask') || ts < end) continue;
    end = ts + dur;
    blocking += Math.max(0, (tdur / 1000) * slowdown - LONGEST_MS);
  }
  return blocking;
}
