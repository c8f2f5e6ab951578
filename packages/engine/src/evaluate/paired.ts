import { mondayOf } from '../match/match-record.ts';

/** A mean difference over matches, with a standard error over weeks, because the matches of a week are
 *  correlated. */
export interface Paired {
  readonly matches: number;
  readonly difference: number;
  readonly standardError: number;
}

/** @param rows at least one; `day` in whole days since 1970. */
export function pairedByWeek(
  rows: ReadonlyArray<{ readonly day: number; readonly difference: number }>,
): Paired {
  const weeks = [...Map.groupBy(rows, ({ day }) => mondayOf(day)).values()];
  const sum = (part: typeof rows) => part.reduce((total, row) => total + row.difference, 0);
  const mean = sum(rows) / rows.length;
  const squares = weeks.reduce((total, week) => total + (sum(week) - week.length * mean) ** 2, 0);
  return {
    matches: rows.length,
    difference: mean,
    standardError: Math.sqrt(squares) / rows.length,
  };
}
