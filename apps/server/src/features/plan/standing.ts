import type { Executor } from '#db/pool.ts';
import { lastChange } from '#features/suggestions/store.ts';
import { loadLevelWeeks } from './level-weeks.ts';
import { type PlanSpan, playWeeks } from './play-weeks.ts';
import { spanOf, stateOf } from './settle-plans.ts';
import { loadPauses, loadPlans } from './store.ts';
import { loadDuePlans, loadWeeks } from './weeks-store.ts';

type StoredPlan = Awaited<ReturnType<typeof loadPlans>>[number];
export type Pause = Awaited<ReturnType<typeof loadPauses>>[number];

export interface ShownWeek {
  readonly weekStart: string;
  readonly budgetCents: number;
  readonly mondayCents: number;
  readonly bets: number;
  readonly won: number;
  readonly void: number;
  readonly open: number;
  readonly stakedCents: number;
  readonly returnedCents: number;
  readonly outCents: number;
  readonly waitingCents: number;
  readonly bankrollCents: number;
  readonly savingsCents: number;
}

export interface PlanStanding {
  readonly plan: StoredPlan;
  readonly span: PlanSpan;
  readonly weeks: readonly ShownWeek[];
}

export interface Standing {
  readonly current: PlanStanding | undefined;
  /** Latest first. */
  readonly ended: readonly PlanStanding[];
  readonly pauses: readonly Pause[];
}

/** The current state of a user's plans: their stored weeks, and later changes computed immediately in the
 *  same way as the job will. */
export async function loadStanding(db: Executor, userId: number): Promise<Standing> {
  const upTo = await lastChange(db);
  const [plans, pauses, due] = await Promise.all([
    loadPlans(db, userId),
    loadPauses(db, userId),
    loadDuePlans(db, { upTo, userId }),
  ]);
  const stored = Map.groupBy(
    await loadWeeks(
      db,
      plans.map(({ id }) => id),
    ),
    ({ planId }) => planId,
  );
  const standings: PlanStanding[] = [];
  for (const plan of plans) {
    const span = spanOf(
      {
        startsAt: plan.startsAt.getTime() / 1000,
        endedAt: plan.endedAt && plan.endedAt.getTime() / 1000,
      },
      pauses,
    );
    const known = stored.get(plan.id) ?? [];
    const behind = due.find(({ planId }) => planId === plan.id);
    const weeks = behind
      ? [
          ...known.filter(({ weekStart }) => weekStart < behind.fromWeek),
          ...playWeeks(
            stateOf(behind),
            span,
            await loadLevelWeeks(db, plan.level, behind.fromWeek),
          ),
        ]
      : known;
    standings.push({ plan, span, weeks });
  }
  return {
    current: standings.find(({ plan }) => plan.endedAt === null),
    ended: standings
      .filter(({ plan, weeks }) => plan.endedAt !== null && weeks.length > 0)
      .reverse(),
    pauses,
  };
}

/** The pause that applies at an instant; the longest if there are several. */
export function pauseAt(pauses: readonly Pause[], now: Date): Pause | undefined {
  const end = ({ until }: Pause) => until?.getTime() ?? Number.POSITIVE_INFINITY;
  return pauses
    .filter((pause) => pause.since <= now && end(pause) > now.getTime())
    .sort((a, b) => end(b) - end(a))[0];
}
