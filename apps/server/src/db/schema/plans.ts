import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { instant, rowId } from './columns.ts';

/** `break` is a self-exclusion, by its name in the API. */
export const PAUSE_REASONS = ['own', 'break'] as const;

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();
const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });

/** A user's plan. The bets that it takes follow from its risk level, its period and the user's pauses, and
 *  their stakes follow from the earlier weeks, so no row per user and bet is stored. */
export const plan = pgTable(
  'plan',
  {
    id: rowId(),
    userId: userId(),
    initialCents: cents('initial_cents'),
    level: smallint('level').notNull(),
    /** It takes the bets of slots made from then on, until it ends. */
    startsAt: instant('starts_at').notNull(),
    endedAt: instant('ended_at'),
    /** The last change of suggestions that is included in its weeks. */
    appliedChange: bigint('applied_change', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('plan_one_current').on(t.userId).where(sql`${t.endedAt} is null`),
    index('plan_user_idx').on(t.userId),
    check('plan_level_known', sql`${t.level} in (55, 60, 65, 70)`),
    check('plan_budget_positive', sql`${t.initialCents} > 0`),
  ],
);

/** A period in which a user takes no bets: by their own choice, or during a self-exclusion. */
export const planPause = pgTable(
  'plan_pause',
  {
    id: rowId(),
    userId: userId(),
    reason: text('reason', { enum: PAUSE_REASONS }).notNull(),
    since: instant('since').notNull(),
    until: instant('until'),
  },
  (t) => [
    index('plan_pause_user_idx').on(t.userId),
    uniqueIndex('plan_pause_one_own').on(t.userId).where(sql`${t.until} is null`),
    check('plan_pause_reason_known', sql`${t.reason} in ('own', 'break')`),
    check('plan_pause_break_ends', sql`${t.reason} = 'own' or ${t.until} is not null`),
  ],
);

/** A week of a plan, as returned by the engine's playPlanWeek. It is written again after a late or corrected
 *  result. */
export const planWeek = pgTable(
  'plan_week',
  {
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plan.id, { onDelete: 'cascade' }),
    /** The date of its Monday in Rome. */
    weekStart: date('week_start', { mode: 'string' }).notNull(),
    budgetCents: cents('budget_cents'),
    /** The amount that could be staked in the week. */
    mondayCents: cents('monday_cents'),
    /** The stake of each bet, for each of the four slots; 0 for a slot that the plan did not take. */
    slotStakesCents: bigint('slot_stakes_cents', { mode: 'number' }).array().notNull(),
    bets: smallint('bets').notNull(),
    won: smallint('won').notNull(),
    void: smallint('void').notNull(),
    open: smallint('open').notNull(),
    stakedCents: cents('staked_cents'),
    returnedCents: cents('returned_cents'),
    outCents: cents('out_cents'),
    /** Stakes of this week and of earlier ones that are not settled yet. */
    waitingCents: cents('waiting_cents'),
    bankrollCents: cents('bankroll_cents'),
    savingsCents: cents('savings_cents'),
  },
  (t) => [
    primaryKey({ name: 'plan_week_pkey', columns: [t.planId, t.weekStart] }),
    check('plan_week_not_negative', sql`${t.bankrollCents} >= 0 and ${t.savingsCents} >= 0`),
  ],
);
