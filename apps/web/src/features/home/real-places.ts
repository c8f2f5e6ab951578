import { type RealRun, weekStart } from './real-weeks.ts';

/** Empty weeks between the two windows, so that they are not read as one line. */
const GAP = 8;

/** Where the weeks of both windows are on one axis. A place is a week of either window, numbered from the first
 *  window through to the second. */
export function placesOf(runs: readonly [RealRun, RealRun]) {
  const [first, next] = runs;
  const firstEnd = first.weeks;
  const nextFrom = firstEnd + GAP;
  const width = nextFrom + next.weeks;
  return {
    runs,
    /** The place of the last week of the first window, and of the last week of all. */
    firstEnd,
    last: firstEnd + 1 + next.weeks,
    nextFrom,
    width,
    at(place: number) {
      const isFirst = place <= firstEnd;
      const run = isFirst ? first : next;
      const week = isFirst ? place : place - firstEnd - 1;
      const x = isFirst ? week : nextFrom + week;
      // A week is named by the day on which it begins, and the start (week 0) by the first day of week 1.
      return { run, week, x, day: weekStart(run, Math.max(0, week - 1)) };
    },
    /** The place nearest to a point of the axis. */
    near(x: number): number {
      if (x < firstEnd + GAP / 2) return Math.round(Math.min(firstEnd, Math.max(0, x)));
      return firstEnd + 1 + Math.round(Math.min(next.weeks, Math.max(0, x - nextFrom)));
    },
    /** The first day of each window and the day after the last. */
    dated: [
      { at: 0, day: first.from },
      { at: (firstEnd + nextFrom) / 2, day: next.from },
      { at: width, day: weekStart(next, next.weeks) },
    ],
  };
}
