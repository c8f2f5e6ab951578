import { LEFT_OUT_REASONS } from '@tredici/contract/suggestions';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';
import { bookmaker, match } from './football.ts';
import { run } from './forecasts.ts';
import { VOID_REASONS } from './settlements.ts';

/** Weeks are identified by the date of their Monday in Rome, slots by their index in the contract's
 *  SUGGESTION_SLOTS, risk levels by their minimum probability in percent. */
const weekStart = () => date('week_start', { mode: 'string' }).notNull();
const odd = (name: string) => numeric(name, { precision: 9, scale: 4, mode: 'number' });

export const BET_OUTCOMES = ['open', 'won', 'lost', 'void'] as const;

/** A slot whose suggestions were made: once, by the first worker that tried. */
export const suggestionSlot = pgTable(
  'suggestion_slot',
  {
    weekStart: weekStart(),
    slot: smallint('slot').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'suggestion_slot_pkey', columns: [t.weekStart, t.slot] }),
    check('suggestion_slot_known', sql`${t.slot} between 0 and 3`),
  ],
);

export const suggestion = pgTable(
  'suggestion',
  {
    id: rowId(),
    weekStart: weekStart(),
    slot: smallint('slot').notNull(),
    level: smallint('level').notNull(),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    /** The kick-off for which it was made; a match moved far from it is another bet. */
    kickoffUtc: instant('kickoff_utc').notNull(),
    betType: text('bet_type', { enum: FINAL_RESULTS }).notNull(),
    probability: doublePrecision('probability').notNull(),
    /** The best and the average price when it was made; it is settled at the best one. */
    odd: odd('odd').notNull(),
    averageOdd: odd('average_odd').notNull(),
    /** The best price now or, after kick-off, the closing price, and the bookmaker that offers it. */
    currentOdd: odd('current_odd'),
    bookmakerId: integer('bookmaker_id').references(() => bookmaker.id, { onDelete: 'set null' }),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => run.id),
    outcome: text('outcome', { enum: BET_OUTCOMES }).notNull().default('open'),
    /** The end of the match from which the outcome was determined; all null while it is open. */
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    voidReason: text('void_reason', { enum: VOID_REASONS }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('suggestion_once_a_week').on(t.level, t.weekStart, t.matchId),
    index('suggestion_match_idx').on(t.matchId),
    index('suggestion_open_idx').on(t.matchId).where(sql`${t.outcome} = 'open'`),
    check('suggestion_level_known', sql`${t.level} in (55, 60, 65, 70)`),
    check('suggestion_slot_known', sql`${t.slot} between 0 and 3`),
    check('suggestion_is_final_result', sql`${t.betType} in ('1', 'X', '2')`),
    check('suggestion_outcome_known', sql`${t.outcome} in ('open', 'won', 'lost', 'void')`),
    check('suggestion_odd_above_one', sql`${t.odd} > 1 and ${t.averageOdd} > 1`),
    check('suggestion_probability_range', sql`${t.probability} between 0 and 1`),
  ],
);

/** What the last slot of the current week left out, and why. */
export const suggestionLeftOut = pgTable(
  'suggestion_left_out',
  {
    weekStart: weekStart(),
    level: smallint('level').notNull(),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    betType: text('bet_type', { enum: FINAL_RESULTS }).notNull(),
    probability: doublePrecision('probability').notNull(),
    odd: odd('odd'),
    reason: text('reason', { enum: LEFT_OUT_REASONS }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'suggestion_left_out_pkey', columns: [t.level, t.weekStart, t.matchId] }),
    index('suggestion_left_out_match_idx').on(t.matchId),
  ],
);

/** Every change of a week's suggestions (new bets or other outcomes), in the order of commit. Plans store the
 *  last change that they have followed. */
export const suggestionChange = pgTable(
  'suggestion_change',
  {
    id: rowId(),
    level: smallint('level').notNull(),
    weekStart: weekStart(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [index('suggestion_change_level_idx').on(t.level, t.id)],
);
