import {
  playedWeek,
  type SettledStake,
  settleWeek,
  startCapital,
} from '@tredici/engine/bankroll/week';
import { FINAL_RESULTS, type FinalResult } from '@tredici/engine/markets/bet-types';
import { outcomeOn } from '@tredici/engine/markets/settle';
import { mondayFor } from './accuracy.ts';
import type { SettledForecast } from './record-store.ts';

export interface StrategyOptions {
  /** Euro. */
  readonly initial: number;
  /** Per cent that a result's probability must exceed. */
  readonly threshold: number;
  readonly betsAWeek: number;
}

/** What the strategy would have made of the frozen forecasts: each week the whole bankroll in equal
 *  parts on the likeliest results above the threshold that had a price, at the best one known when
 *  they were forecast. Losses count like wins, and nothing is chosen afterwards: a match that was
 *  called off took its place and gives its stake back. */
export function capitalByWeek(
  rows: readonly SettledForecast[],
  { initial, threshold, betsAWeek }: StrategyOptions,
) {
  const offers = rows.flatMap((row) => offerOf(row, threshold) ?? []);
  const weeks = [...Map.groupBy(offers, ({ day }) => mondayFor(day))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  let capital = startCapital(Math.round(initial * 100));
  return weeks.map(([bet_week, those]) => {
    const chosen = those.toSorted((a, b) => b.probability - a.probability).slice(0, betsAWeek);
    const stakeCents = Math.floor(capital.bankrollCents / chosen.length);
    const stakes =
      stakeCents > 0 ? chosen.map(({ stake }): SettledStake => ({ ...stake, stakeCents })) : [];
    const settled = settleWeek(capital, playedWeek(stakes));
    if (!settled.ok) throw new Error(`a week was refused: ${settled.reason}`);
    capital = settled.capital;
    return {
      bet_week,
      roi_capital: (capital.bankrollCents + capital.savingsCents) / 100,
      number_of_bets: stakes.length,
    };
  });
}

interface Offer {
  readonly day: string;
  readonly probability: number;
  readonly stake: Omit<SettledStake, 'stakeCents'>;
}

function offerOf(row: SettledForecast, threshold: number): Offer | undefined {
  const best = FINAL_RESULTS.reduce((a, b) => (row.blend[b]! > row.blend[a]! ? b : a));
  const oddsDecimal = row.bestOdds?.[best];
  // As it is shown, with two decimals: a threshold must not be passed by the last bit.
  const exceeds = Math.round(row.blend[best]! * 10_000) > Math.round(threshold * 100);
  if (!oddsDecimal || !exceeds) return undefined;
  return {
    day: row.day,
    probability: row.blend[best]!,
    stake: { oddsDecimal, outcome: outcomeOf(row, best) },
  };
}

function outcomeOf(
  { homeGoals, awayGoals }: SettledForecast,
  bet: FinalResult,
): SettledStake['outcome'] {
  if (homeGoals === null || awayGoals === null) return 'void';
  return outcomeOn(bet, { home: homeGoals, away: awayGoals });
}
