import type { EndedPlan, Plan, Portfolio, PortfolioWeek } from '@tredici/contract/plan';
import { summarisePlan } from '@tredici/engine/bankroll/plan';
import { nextSlot } from '#jobs/rome-week.ts';
import { euro } from './euro.ts';
import { type PlanStanding, pauseAt, type ShownWeek, type Standing } from './standing.ts';

/** Converts a standing to the contract's shape. */

/** Two decimals are enough to show. */
const percent = (value: number): number => Math.round(value * 100) / 100;
const percentOf = (part: number, whole: number): number =>
  whole > 0 ? percent((100 * part) / whole) : 0;

export function portfolioOf({ current, ended, pauses }: Standing, now: Date): Portfolio {
  const weeks = current?.weeks ?? [];
  const summary = summarisePlan(current?.plan.initialCents ?? 0, weeks);
  const { bankrollCents, savingsCents } = summary;
  return {
    variations: summary.variationsCents.map(euro),
    budget: euro(bankrollCents),
    savings: euro(savingsCents),
    gain_loss_percentage: percent(summary.gainLossPercent),
    weeks: weeks.map(weekOf),
    total_capital: euro(bankrollCents + savingsCents),
    open_stake: euro(weeks.at(-1)?.waitingCents ?? 0),
    weeks_played: summary.weeksPlayed,
    positive_weeks: summary.positiveWeeks,
    drawdown: percent(100 * summary.drawdown),
    plan: current ? planOf(current, pauses, now) : null,
    next_slot_at: nextSlot(now).toISOString(),
    history: ended.map(endedOf),
  };
}

function planOf({ plan }: PlanStanding, pauses: Standing['pauses'], now: Date): Plan {
  const pause = pauseAt(pauses, now);
  return {
    id: plan.id,
    budget: euro(plan.initialCents),
    threshold: plan.level as Plan['threshold'],
    starts_at: plan.startsAt.toISOString(),
    paused: pause
      ? {
          reason: pause.reason,
          since: pause.since.toISOString(),
          until: pause.until?.toISOString() ?? null,
        }
      : null,
  };
}

function weekOf(week: ShownWeek): PortfolioWeek {
  const gainLoss = week.returnedCents - week.stakedCents;
  return {
    week_start: week.weekStart,
    budget: euro(week.budgetCents),
    gain_loss: euro(gainLoss),
    gain_loss_percentage: percentOf(gainLoss, week.budgetCents),
    staked: euro(week.stakedCents),
    returned: euro(week.returnedCents),
    open_stake: euro(week.outCents),
    bets: week.bets,
    won: week.won,
    void: week.void,
    open: week.open,
    bankroll: euro(week.bankrollCents),
    savings: euro(week.savingsCents),
    total_capital: euro(week.bankrollCents + week.savingsCents),
  };
}

function endedOf({ plan, weeks }: PlanStanding): EndedPlan {
  const summary = summarisePlan(plan.initialCents, weeks);
  return {
    id: plan.id,
    budget: euro(plan.initialCents),
    threshold: plan.level as EndedPlan['threshold'],
    starts_at: plan.startsAt.toISOString(),
    ended_at: plan.endedAt!.toISOString(),
    total_capital: euro(summary.bankrollCents + summary.savingsCents),
    gain_loss_percentage: percent(summary.gainLossPercent),
    weeks_played: summary.weeksPlayed,
    positive_weeks: summary.positiveWeeks,
    drawdown: percent(100 * summary.drawdown),
  };
}
