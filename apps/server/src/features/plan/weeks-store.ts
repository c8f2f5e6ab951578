import { asc, inArray, sql } from 'drizzle-orm';
import { numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { decimal, integer, orNull, type RowOf, readRows, seconds, text } from '#db/read-rows.ts';
import { planPause, planWeek } from '#db/schema/plans.ts';
import type { PlayedWeek } from './play-weeks.ts';

const DUE = {
  planId: decimal('p.id::float8'),
  userId: decimal('p.user_id::float8'),
  initialCents: decimal('p.initial_cents::float8'),
  level: integer('p.level'),
  startsAt: seconds('p.starts_at'),
  endedAt: orNull(seconds('p.ended_at')),
  /** The earliest week that has changed since the plan was last played. */
  fromWeek: text('due.from_week::text'),
  /** Its bankroll before that week; null if that is its first week. */
  bankrollCents: orNull(decimal('w.bankroll_cents::float8')),
  savingsCents: orNull(decimal('w.savings_cents::float8')),
  waitingCents: orNull(decimal('w.waiting_cents::float8')),
};
export type DuePlan = RowOf<typeof DUE>;

export interface DueFilter {
  /** Changes after this one are left for the next run. */
  readonly upTo: number;
  /** Only the plans of one user, or a limited number after a given plan. */
  readonly userId?: number;
  readonly after?: number;
  readonly limit?: number;
}

/** Plans that are behind the latest changes, ordered by id. A plan that has ended still follows changes of
 *  its own weeks. */
export async function loadDuePlans(
  db: Executor,
  { upTo, userId, after = 0, limit }: DueFilter,
): Promise<DuePlan[]> {
  const ofUser = userId === undefined ? sql`` : sql` and p.user_id = ${userId}`;
  const some = limit === undefined ? sql`` : sql`limit ${limit} for update of p`;
  return readRows(
    db,
    DUE,
    (columns) => sql`
    select ${columns} from plan p
    join lateral (
      select min(c.week_start) as from_week from suggestion_change c
      where c.level = p.level and c.id > p.applied_change and c.id <= ${upTo}
        and (p.ended_at is null or c.week_start <= (p.ended_at at time zone 'Europe/Rome')::date)
    ) due on due.from_week is not null
    left join lateral (
      select w.bankroll_cents, w.savings_cents, w.waiting_cents from plan_week w
      where w.plan_id = p.id and w.week_start < due.from_week
      order by w.week_start desc limit 1
    ) w on true
    where p.id > ${after}${ofUser} order by p.id ${some}`,
  );
}

export async function loadPausesOf(db: Executor, userIds: readonly number[]) {
  return db
    .select()
    .from(planPause)
    .where(sql`${planPause.userId} = any(${numberArray(userIds)}::bigint[])`);
}

export interface WeekOfPlan {
  readonly planId: number;
  readonly week: PlayedWeek;
}

/** Writes weeks, replacing existing ones. */
export async function saveWeeks(tx: Executor, rows: readonly WeekOfPlan[]): Promise<void> {
  if (rows.length === 0) return;
  const numbers = (pick: (row: PlayedWeek) => number) =>
    sql`${numberArray(rows.map(({ week }) => pick(week)))}::bigint[]`;
  await tx.execute(sql`
    insert into plan_week (plan_id, week_start, slot_stakes_cents, budget_cents, monday_cents, bets,
      won, void, open, staked_cents, returned_cents, out_cents, waiting_cents, bankroll_cents,
      savings_cents)
    select v.plan_id, v.week_start, v.stakes::bigint[], v.budget, v.monday, v.bets, v.won, v.void,
      v.open, v.staked, v.returned, v.out, v.waiting, v.bankroll, v.savings
    from unnest(
      ${numberArray(rows.map(({ planId }) => planId))}::bigint[],
      ${textArray(rows.map(({ week }) => week.weekStart))}::date[],
      ${textArray(rows.map(({ week }) => numberArray(week.stakeOfSlot)))}::text[],
      ${numbers((week) => week.budgetCents)}, ${numbers((week) => week.mondayCents)},
      ${numbers((week) => week.bets)}, ${numbers((week) => week.won)},
      ${numbers((week) => week.void)}, ${numbers((week) => week.open)},
      ${numbers((week) => week.stakedCents)}, ${numbers((week) => week.returnedCents)},
      ${numbers((week) => week.outCents)}, ${numbers((week) => week.waitingCents)},
      ${numbers((week) => week.bankrollCents)}, ${numbers((week) => week.savingsCents)}
    ) as v(plan_id, week_start, stakes, budget, monday, bets, won, void, open, staked, returned, out,
      waiting, bankroll, savings)
    on conflict (plan_id, week_start) do update set
      slot_stakes_cents = excluded.slot_stakes_cents, budget_cents = excluded.budget_cents,
      monday_cents = excluded.monday_cents, bets = excluded.bets, won = excluded.won,
      void = excluded.void, open = excluded.open, staked_cents = excluded.staked_cents,
      returned_cents = excluded.returned_cents, out_cents = excluded.out_cents,
      waiting_cents = excluded.waiting_cents, bankroll_cents = excluded.bankroll_cents,
      savings_cents = excluded.savings_cents`);
}

export async function markApplied(
  tx: Executor,
  planIds: readonly number[],
  upTo: number,
): Promise<void> {
  await tx.execute(sql`
    update plan set applied_change = ${upTo} where id = any(${numberArray(planIds)}::bigint[])`);
}

export type StoredWeek = typeof planWeek.$inferSelect;

export async function loadWeeks(db: Executor, planIds: readonly number[]): Promise<StoredWeek[]> {
  if (planIds.length === 0) return [];
  return db
    .select()
    .from(planWeek)
    .where(inArray(planWeek.planId, [...planIds]))
    .orderBy(asc(planWeek.planId), asc(planWeek.weekStart));
}
