import { type PlanState, startPlan } from '@tredici/engine/bankroll/plan';
import type { Transaction } from '#db/transaction.ts';
import { lastChange } from '#features/suggestions/store.ts';
import type { JobWork } from '#jobs/job.ts';
import { runInChunks } from '#jobs/run-in-chunks.ts';
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

/** Plays every plan that is behind the latest suggestions and results. The progress is each plan's mark of the
 *  last change it has followed, written with its weeks, because a plan can fall behind again at any time. Weeks
 *  are computed from the plan's state before the first changed week, so that repeating one gives the same. */
export async function settlePlans(
  context: JobWork,
  { chunk = CHUNK }: { readonly chunk?: number } = {},
): Promise<number> {
  // Read before the data: a change made meanwhile is processed again, never skipped.
  const upTo = await lastChange(context.db);
  const weeksOf = createLevelWeeks(context.db);
  return runInChunks({
    context,
    loadChunk: (tx, after) => loadDuePlans(tx, { upTo, after: Number(after ?? 0), limit: chunk }),
    cursorOf: ({ planId }) => planId,
    work: async (tx, plans) => {
      await settleChunk(tx, plans, weeksOf, upTo);
      return plans.length;
    },
  });
}

type WeeksOf = ReturnType<typeof createLevelWeeks>;

async function settleChunk(
  tx: Transaction,
  plans: readonly DuePlan[],
  weeksOf: WeeksOf,
  upTo: number,
): Promise<void> {
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
