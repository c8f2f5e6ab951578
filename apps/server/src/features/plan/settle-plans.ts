import { type PlanState, startPlan } from '@tredici/engine/bankroll/plan';
import type { Db } from '#db/pool.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import { lastChange } from '#features/suggestions/store.ts';
import { createLevelWeeks } from './level-weeks.ts';
import { type PlanSpan, playWeeks } from './play-weeks.ts';
import {
  type DuePlan,
  loadDuePlans,
  loadPausesOf,
  markApplied,
  saveWeeks,
  type WeekOfPlan,
} from './weeks-store.ts';

/** Plans of one transaction. */
const CHUNK = 2000;

export interface SettlePlansOptions {
  readonly db: Db;
  readonly signal?: AbortSignal;
  readonly chunk?: number;
}

/** Plays every plan that is behind the latest suggestions and results, a chunk per transaction. A plan's mark
 *  of the last change it has followed is written with its weeks: a run that is killed leaves whole chunks
 *  behind, and the next one finds the rest. Weeks are computed from the plan's state before the first changed
 *  week, so that repeating one gives the same. */
export async function settlePlans({
  db,
  signal,
  chunk = CHUNK,
}: SettlePlansOptions): Promise<number> {
  // Read before the data: a change made meanwhile is processed again, never skipped.
  const upTo = await lastChange(db);
  const weeksOf = createLevelWeeks(db);
  let settled = 0;
  let after = 0;
  for (;;) {
    signal?.throwIfAborted();
    const due = await inTransaction(db, async (tx) => {
      const plans = await loadDuePlans(tx, { upTo, after, limit: chunk });
      await settleChunk(tx, plans, weeksOf, upTo);
      return plans;
    });
    settled += due.length;
    if (due.length < chunk) return settled;
    after = due.at(-1)!.planId;
  }
}

type WeeksOf = ReturnType<typeof createLevelWeeks>;

async function settleChunk(
  tx: Transaction,
  plans: readonly DuePlan[],
  weeksOf: WeeksOf,
  upTo: number,
): Promise<void> {
  if (plans.length === 0) return;
  const pauses = Map.groupBy(
    await loadPausesOf(
      tx,
      plans.map(({ userId }) => userId),
    ),
    ({ userId }) => userId,
  );
  const rows: WeekOfPlan[] = [];
  for (const plan of plans) {
    const weeks = await weeksOf(plan.level, plan.fromWeek);
    const span = spanOf(plan, pauses.get(plan.userId) ?? []);
    for (const week of playWeeks(stateOf(plan), span, weeks)) {
      rows.push({ planId: plan.planId, week });
    }
  }
  await saveWeeks(tx, rows);
  await markApplied(
    tx,
    plans.map(({ planId }) => planId),
    upTo,
  );
}

/** A plan's state before the week from which it is played. */
export function stateOf(plan: DuePlan): PlanState {
  const { initialCents, bankrollCents, savingsCents, waitingCents } = plan;
  if (bankrollCents === null || savingsCents === null) return startPlan(initialCents);
  return { capital: { initialCents, bankrollCents, savingsCents }, outCents: waitingCents ?? 0 };
}

export function spanOf(
  { startsAt, endedAt }: Pick<DuePlan, 'startsAt' | 'endedAt'>,
  pauses: readonly { readonly since: Date; readonly until: Date | null }[],
): PlanSpan {
  return {
    from: Math.round(startsAt * 1000),
    until: endedAt === null ? null : Math.round(endedAt * 1000),
    pauses: pauses.map(({ since, until }) => ({
      from: since.getTime(),
      until: until?.getTime() ?? null,
    })),
  };
}
