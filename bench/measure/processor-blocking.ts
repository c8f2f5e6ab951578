/** The fields of a trace used here. Times are in microseconds; `tdur` is the processor time. */
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

/** A longer task delays the response to a touch. */
const LONGEST_MS = 50;

/** How long the tasks of the page's main thread would block on a processor this many times slower, in
 *  milliseconds. Unlike Lighthouse's figure, which uses the clock, it leaves out the time that other programs
 *  took meanwhile. */
export function processorBlocking(events: readonly TraceEvent[], slowdown: number): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  // Workers run scripts too, some of them more than the page does.
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
    // A task inside another one is already counted.
    if (!name.endsWith('RunTask') || ts < end) continue;
    end = ts + dur;
    blocking += Math.max(0, (tdur / 1000) * slowdown - LONGEST_MS);
  }
  return blocking;
}
