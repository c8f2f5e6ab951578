import type { ForecastScore, PlayedMatch } from '@tredici/contract/results';
import { isRight } from '#football/coupon-match.ts';

/** Matches that are shown together: a round, or a week where rounds have no number. */
export interface ResultGroup {
  /** Its part of the address: 12, or the Monday of the week as 2026-03-09. */
  readonly key: string;
  readonly round: number | null;
  readonly matches: readonly PlayedMatch[];
}

const DAY_MS = 86_400_000;

/** The rounds by number, whenever their matches were finally played; weeks are inserted by their start. */
export function groupResults(results: readonly PlayedMatch[]): ResultGroup[] {
  const groups = Map.groupBy(results, ({ round, date }) =>
    round === null ? mondayOf(date) : String(round),
  );
  return [...groups]
    .map(([key, matches]) => ({ key, round: matches[0]!.round, matches: byTime(matches) }))
    .sort((a, b) =>
      a.round !== null && b.round !== null
        ? a.round - b.round
        : earlier(a.matches[0]!, b.matches[0]!),
    );
}

/** The requested group, or the last one by default. */
export function shownGroup(
  groups: readonly ResultGroup[],
  asked: number | string | undefined,
): { readonly group: ResultGroup | undefined; readonly at: number } {
  const found = groups.findIndex(({ key }) => key === String(asked));
  const at = found >= 0 ? found : groups.length - 1;
  return { group: groups[at], at };
}

/** How often the crossed results of these matches came true. */
export function scoreOf(matches: readonly PlayedMatch[]): ForecastScore {
  const judged = matches.filter((match) => isRight(match) !== null);
  const expected = judged.reduce(
    (sum, { bets }) => sum + Math.max(...Object.values(bets)) / 100,
    0,
  );
  return { judged: judged.length, right: judged.filter(isRight).length, expected };
}

function byTime(matches: readonly PlayedMatch[]): PlayedMatch[] {
  return matches.toSorted(earlier);
}

function earlier(a: PlayedMatch, b: PlayedMatch): number {
  if (a.match_date === b.match_date) return a.match_id - b.match_id;
  return a.match_date < b.match_date ? -1 : 1;
}

function mondayOf(date: string): string {
  const day = Date.parse(date) / DAY_MS;
  // Day 0, 1 January 1970, was a Thursday.
  return new Date((day - ((day + 3) % 7)) * DAY_MS).toISOString().slice(0, 10);
}
