import { mondayOf } from '@tredici/engine/match/match-record';

/** A mean difference over matches, with a standard error over weeks: the matches of a week share
 *  their luck. In 1e-5 of log loss. */
export interface Paired {
  readonly matches: number;
  readonly difference: number;
  readonly standardError: number;
}

const UNIT = 1e5;

export function pairedByWeek(
  rows: ReadonlyArray<{ readonly day: number; readonly difference: number }>,
): Paired {
  const weeks = [...Map.groupBy(rows, ({ day }) => mondayOf(day)).values()];
  const sum = (part: typeof rows) => part.reduce((total, row) => total + row.difference, 0);
  const mean = sum(rows) / rows.length;
  const squares = weeks.reduce((total, week) => total + (sum(week) - week.length * mean) ** 2, 0);
  const rounded = (value: number) => Number((UNIT * value).toFixed(1));
  return {
    matches: rows.length,
    difference: rounded(mean),
    standardError: rounded(Math.sqrt(squares) / rows.length),
  };
}
