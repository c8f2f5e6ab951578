import type { AccuracyReply } from '@tredici/contract/accuracy';
import { shareInterval } from '@tredici/engine/evaluate/share-interval';

type Week = AccuracyReply['weeks'][number];

/** A week of the graph, with the mean over it and the weeks before. */
export interface RunningWeek {
  /** The Monday, as milliseconds since 1970: the place on the axis. */
  readonly at: number;
  readonly week: string;
  readonly matches: number;
  /** 0 to 100, for this week alone. */
  readonly accuracy: number;
  /** The mean over this week and those before it, with the same weight for every match. */
  readonly mean: number;
  readonly meanMatches: number;
  /** The 90 % confidence interval of that mean. */
  readonly low: number;
  readonly high: number;
}

/** A round or two prove nothing, so the mean covers as many weeks as a quarter of a season. */
export const MEAN_WEEKS = 8;
const WEEK_MS = 7 * 86_400_000;

/** Weeks without matches are left out but still count as time, so that the mean after a summer does not
 *  include the spring. */
export function runningAccuracy(weeks: readonly Week[]): RunningWeek[] {
  const known = weeks.flatMap(({ week_start: week, accuracy, number_of_matches: matches }) =>
    accuracy === null || matches === 0
      ? []
      : { week, matches, accuracy, at: Date.parse(week), hits: hitsOf(accuracy, matches) },
  );
  return known.map(({ hits: _, ...one }) => {
    const from = one.at - (MEAN_WEEKS - 1) * WEEK_MS;
    const window = known.filter(({ at }) => at >= from && at <= one.at);
    const hits = sum(window.map((each) => each.hits));
    const meanMatches = sum(window.map((each) => each.matches));
    return {
      ...one,
      meanMatches,
      mean: (hits / meanMatches) * 100,
      ...intervalOf(hits, meanMatches),
    };
  });
}

/** In percent, for an accuracy in percent. */
export function accuracyInterval(accuracy: number, matches: number) {
  return intervalOf(hitsOf(accuracy, matches), matches);
}

function intervalOf(hits: number, matches: number) {
  const { low, high } = shareInterval(hits, matches);
  return { low: low * 100, high: high * 100 };
}

/** The API rounds the percentage; this recovers the whole number of hits behind it. */
function hitsOf(accuracy: number, matches: number): number {
  return Math.round((accuracy / 100) * matches);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
