import type { AccuracyReply, AccuracyShare } from '@tredici/contract/accuracy';
import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { betWins } from '@tredici/engine/markets/wins';
import { mondayOf } from '@tredici/engine/match/match-record';
import type { AccuracySum } from '#db/schema/settlements.ts';
import { DAY_MS } from '#durations.ts';
import type { SettledForecast } from './record-store.ts';

/** The likeliest result of a played match, and whether it happened. */
export interface Chosen {
  readonly day: string;
  readonly probability: number;
  readonly hit: boolean;
  readonly doubleChance: { readonly probability: number; readonly hit: boolean };
}

/** The double chance that excludes the least likely result. */
const DOUBLES = { '1': 'X2', X: '12', '2': '1X' } as const;

/** Void matches have no outcome to count. */
export function picksOf(rows: readonly SettledForecast[]): Chosen[] {
  return rows.flatMap((row) => {
    if (row.homeGoals === null || row.awayGoals === null) return [];
    const score = { home: row.homeGoals, away: row.awayGoals };
    const order = FINAL_RESULTS.toSorted((a, b) => row.blend[b]! - row.blend[a]!);
    const [best, , least] = order as [FinalResult, FinalResult, FinalResult];
    return {
      day: row.day,
      probability: row.blend[best]!,
      hit: betWins(best, score),
      doubleChance: { probability: 1 - row.blend[least]!, hit: betWins(DOUBLES[least], score) },
    };
  });
}

/** As shown, with two decimals: a whole threshold must not be missed by a rounding error. */
const wholePercent = ({ probability }: Chosen): number =>
  Math.floor(Math.round(probability * 10_000) / 100);

/** By whole percent, lowest first. */
export function sumPicks(picks: readonly Chosen[]): AccuracySum[] {
  const count = (those: readonly Chosen[], is: (pick: Chosen) => boolean) =>
    those.filter(is).length;
  return [...Map.groupBy(picks, wholePercent)]
    .sort(([a], [b]) => a - b)
    .map(([percent, those]) => [
      ...([percent, those.length] as const),
      count(those, ({ hit }) => hit),
      count(those, ({ doubleChance }) => doubleChance.hit),
    ]);
}

interface Counted {
  readonly matches: number;
  readonly hits: number;
  readonly doubleHits: number;
}

/** The results at or above a whole threshold. */
export function countReached(sums: readonly AccuracySum[], threshold: number): Counted {
  const reached = sums.filter(([percent]) => percent >= threshold);
  const total = (of: 1 | 2 | 3) => reached.reduce((sum, each) => sum + each[of], 0);
  return { matches: total(1), hits: total(2), doubleHits: total(3) };
}

/** The same for a week, named by its Monday in Rome. */
export interface WeekSum extends Counted {
  readonly week: string;
}

export const shareOf = (hits: number, matches: number): AccuracyShare => ({
  accuracy: matches === 0 ? null : Math.round((hits / matches) * 1e4) / 100,
  number_of_matches: matches,
});

type Measured = Pick<AccuracyReply, 'accuracy' | 'number_of_matches' | 'double_chance' | 'weeks'>;

export function measureAccuracy(weeks: readonly WeekSum[]): Measured {
  const total = (of: (week: WeekSum) => number) => weeks.reduce((sum, week) => sum + of(week), 0);
  const matches = total((week) => week.matches);
  return {
    ...shareOf(
      total((week) => week.hits),
      matches,
    ),
    double_chance: shareOf(
      total((week) => week.doubleHits),
      matches,
    ),
    weeks: weeks.map((week) => ({ week_start: week.week, ...shareOf(week.hits, week.matches) })),
  };
}

/** The Monday of a day's week, both as 2026-03-14. */
export function mondayFor(day: string): string {
  const monday = mondayOf(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}
