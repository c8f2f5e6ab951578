import { DEFAULT_RISK_THRESHOLD } from '@tredici/contract/suggestions';
import type { PlacedBet } from '@tredici/engine/bankroll/bet-record';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { decimal, oneOf, orNull, readRows, truth } from '#db/read-rows.ts';
import { appUser } from '#db/schema/accounts.ts';
import { plan, planPause, planWeek } from '#db/schema/plans.ts';
import { BET_OUTCOMES, suggestionSlot } from '#db/schema/suggestions.ts';
import type { Transaction } from '#db/transaction.ts';

/** A user's plan and its pauses; its weeks are in weeks-store.ts. */

/** The budget with which the current plan began, as a column beside those of `app_user`; 0 without one. */
export const budgetCents = sql<number>`coalesce((
  select ${plan}.initial_cents from ${plan}
  where ${plan}.user_id = ${appUser}.id and ${plan}.ended_at is null
), 0)`.mapWith(Number);

/** What begins or pauses now must not affect a slot that was already made, even if the clock was set back
 *  since. */
const afterLastSlot = (at: Date) => sql<Date>`greatest(${at}::timestamptz,
  (select max(made_at) + interval '1 millisecond' from suggestion_slot))`;

export interface PlanWish {
  readonly cents: number;
  /** The current plan's level if absent. */
  readonly level?: number | undefined;
  /** When it begins, if not immediately. */
  readonly from?: Date | undefined;
}

/** Begins a new plan and ends the running one; repeating the same request changes nothing. A plan that has
 *  taken no bets yet is changed in place. True if something changed. */
export async function wishPlan(
  tx: Transaction,
  userId: number,
  wish: PlanWish,
  now: Date,
): Promise<boolean> {
  // Serialises two tabs that save at once.
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update');
  const [current] = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.userId, userId), isNull(plan.endedAt)));
  const level = wish.level ?? current?.level ?? DEFAULT_RISK_THRESHOLD;
  const isSame = current?.initialCents === wish.cents && current.level === level;
  const movesStart = wish.from !== undefined && current !== undefined && current.startsAt > now;
  if (isSame && !movesStart) return false;
  const values = {
    initialCents: wish.cents,
    level,
    startsAt: afterLastSlot(wish.from && wish.from > now ? wish.from : now),
    appliedChange: sql`(select coalesce(max(id), 0) from suggestion_change)`,
  };
  if (current) {
    const slots = await tx.$count(suggestionSlot, gte(suggestionSlot.madeAt, current.startsAt));
    if (slots === 0) {
      await tx.update(plan).set(values).where(eq(plan.id, current.id));
      return true;
    }
    await tx
      .update(plan)
      .set({ endedAt: afterLastSlot(now) })
      .where(eq(plan.id, current.id));
  }
  await tx.insert(plan).values({ ...values, userId, createdAt: now });
  return true;
}

/** False if there is no plan to pause. Pausing again changes nothing. */
export async function pausePlan(tx: Executor, userId: number, now: Date): Promise<boolean> {
  if (!(await hasPlan(tx, userId))) return false;
  await tx
    .insert(planPause)
    .values({ userId, reason: 'own', since: afterLastSlot(now) })
    .onConflictDoNothing();
  return true;
}

/** Ends the user's own pause; that of a self-exclusion continues. False if there is no plan. */
export async function resumePlan(tx: Executor, userId: number, now: Date): Promise<boolean> {
  if (!(await hasPlan(tx, userId))) return false;
  await tx
    .update(planPause)
    .set({ until: sql`greatest(${afterLastSlot(now)}, ${planPause.since})` })
    .where(and(eq(planPause.userId, userId), isNull(planPause.until)));
  return true;
}

/** A self-exclusion pauses the plan until its end, whether or not there is a plan yet. */
export async function pauseForSelfExclusion(
  tx: Executor,
  userId: number,
  now: Date,
  until: Date,
): Promise<void> {
  await tx.insert(planPause).values({ userId, reason: 'break', since: afterLastSlot(now), until });
}

async function hasPlan(db: Executor, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: plan.id })
    .from(plan)
    .where(and(eq(plan.userId, userId), isNull(plan.endedAt)));
  return found.length > 0;
}

export async function loadPlans(db: Executor, userId: number) {
  return db.select().from(plan).where(eq(plan.userId, userId)).orderBy(asc(plan.id));
}

export async function loadPauses(db: Executor, userId: number) {
  return db
    .select()
    .from(planPause)
    .where(eq(planPause.userId, userId))
    .orderBy(asc(planPause.since), asc(planPause.id));
}

const TAKEN = {
  stakeCents: decimal('(w.slot_stakes_cents)[s.slot + 1]::float8'),
  oddsDecimal: decimal('s.odd::float8'),
  outcome: oneOf(BET_OUTCOMES, 's.outcome'),
  probability: decimal('s.probability'),
  currentOdds: orNull(decimal('s.current_odd::float8')),
  isOver: truth('m.kickoff_utc <= now.at'),
};

/** Every bet that a user's plans have staked on, with the results of the last settlement. */
export async function loadPlanBets(db: Executor, userId: number, now: Date): Promise<PlacedBet[]> {
  const rows = await readRows(
    db,
    TAKEN,
    (columns) => sql`
    select ${columns} from plan p join plan_week w on w.plan_id = p.id
    join suggestion s on s.level = p.level and s.week_start = w.week_start
    join match m on m.id = s.match_id
    cross join (select ${now}::timestamptz as at) now
    where p.user_id = ${userId} and (w.slot_stakes_cents)[s.slot + 1] > 0
    order by s.id`,
  );
  return rows.map(({ isOver, currentOdds, ...bet }) => ({
    ...bet,
    closingOdds: isOver ? currentOdds : null,
  }));
}

export async function exportPlans(db: Executor, userId: number) {
  const plans = await loadPlans(db, userId);
  return plans.map(({ userId: _, ...rest }) => rest);
}

export async function exportPauses(db: Executor, userId: number) {
  const pauses = await loadPauses(db, userId);
  return pauses.map(({ userId: _, ...rest }) => rest);
}

export async function exportPlanWeeks(db: Executor, userId: number) {
  const rows = await db
    .select({ week: planWeek })
    .from(planWeek)
    .innerJoin(plan, eq(plan.id, planWeek.planId))
    .where(eq(plan.userId, userId))
    .orderBy(asc(planWeek.planId), asc(planWeek.weekStart));
  return rows.map(({ week }) => ({ ...week }));
}
