import { type AccuracyReply, type AccuracyShare, RISK_LEVELS } from '@tredici/contract/accuracy';
import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { betWins } from '@tredici/engine/markets/wins';
import { mondayOf } from '@tredici/engine/match/match-record';
import type { SettledForecast } from './record-store.ts';

/** The likeliest result of a played match, and what became of it. */
export interface Chosen {
  readonly day: string;
  readonly probability: number;
  readonly hit: boolean;
  readonly doubleChance: { readonly probability: number; readonly hit: boolean };
}

/** What is left when the least likely result is taken away. */
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

/** As it is shown, with two decimals: a threshold must not fail for the last bit. */
const reaches = (pick: Chosen, threshold: number): boolean =>
  Math.round(pick.probability * 10_000) >= Math.round(threshold * 100);

const shareOf = (hits: readonly boolean[]): AccuracyShare => ({
  accuracy:
    hits.length === 0 ? null : Math.round((hits.filter(Boolean).length / hits.length) * 1e4) / 100,
  number_of_matches: hits.length,
});

type Measured = Pick<AccuracyReply, 'accuracy' | 'number_of_matches' | 'double_chance' | 'weeks'>;

export function measureAccuracy(picks: readonly Chosen[], threshold: number): Measured {
  const counted = picks.filter((pick) => reaches(pick, threshold));
  const weeks = Map.groupBy(counted, ({ day }) => mondayFor(day));
  return {
    ...shareOf(counted.map(({ hit }) => hit)),
    double_chance: shareOf(counted.map(({ doubleChance }) => doubleChance.hit)),
    weeks: [...weeks]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([week_start, those]) => ({ week_start, ...shareOf(those.map(({ hit }) => hit)) })),
  };
}

export function accuracyLevels(picks: readonly Chosen[]) {
  return RISK_LEVELS.map(({ level, threshold }) => {
    const { weeks: _, ...measured } = measureAccuracy(picks, threshold);
    return { level, threshold, ...measured };
  });
}

const DAY_MS = 86_400_000;

/** The Monday of a day's week, both as 2026-03-14. */
export function mondayFor(day: string): string {
  const monday = mondayOf(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}
