import { chooseBets } from '@tredici/engine/bankroll/choose-bets';
import { replayPlan } from '@tredici/engine/bankroll/plan';
import type { FinalResult } from '@tredici/engine/markets/bet-types';
import { outcomeOn } from '@tredici/engine/markets/settle';
import { mondayFor } from './accuracy.ts';
import type { SettledForecast } from './record-store.ts';

export interface CapitalOptions {
  readonly initialCents: number;
  /** The risk level, in percent. */
  readonly threshold: number;
}

/** What the plan would have made of the frozen forecasts: with its own rules of choosing, staking and
 *  settling, at the best prices known at the time of the forecast. Losses count like wins, and nothing is
 *  chosen in hindsight: a match that was cancelled keeps its place and returns its stake. */
export function capitalByWeek(
  rows: readonly SettledForecast[],
  { initialCents, threshold }: CapitalOptions,
) {
  const byWeek = [...Map.groupBy(rows, ({ day }) => mondayFor(day))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const weeks = byWeek.map(([weekStart, those]) => ({
    weekStart,
    slots: [betsOf(those, threshold)],
  }));
  const replay = replayPlan(
    initialCents,
    weeks.filter(({ slots: [bets] }) => bets!.length > 0),
  );
  if (!replay.ok) throw new Error(`the weeks of the record were refused: ${replay.reason}`);
  return replay.plan.weeks.map(({ weekStart, bankrollCents, savingsCents, bets }) => ({
    bet_week: weekStart,
    roi_capital: (bankrollCents + savingsCents) / 100,
    number_of_bets: bets,
  }));
}

function betsOf(rows: readonly SettledForecast[], threshold: number) {
  const offers = rows.map(({ blend, bestOdds }, matchId) => ({
    matchId,
    probabilities: blend as Record<FinalResult, number>,
    bestOdds: bestOdds ?? {},
  }));
  const { bets } = chooseBets(offers, { levelPercent: threshold });
  return bets.map(({ matchId, bet, oddsDecimal }) => ({
    oddsDecimal,
    outcome: outcomeOf(rows[matchId]!, bet),
  }));
}

function outcomeOf({ homeGoals, awayGoals }: SettledForecast, bet: FinalResult) {
  if (homeGoals === null || awayGoals === null) return 'void';
  return outcomeOn(bet, { home: homeGoals, away: awayGoals });
}
