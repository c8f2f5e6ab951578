import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';
import { match, season, tournament } from './football.ts';
import { forecast } from './forecasts.ts';

export const VOID_REASONS = ['abandoned', 'postponed', 'cancelled', 'awarded'] as const;

/** By bet type. A bet of which nothing is known is left out. */
export type NumberByBet = Readonly<Record<string, number>>;

/** Matches whose frozen forecasts may have to be settled. Triggers note each match whose end or date
 *  changes and each forecast that is frozen, so that settling need not look through all there ever were. */
export const settlingMatch = pgTable('settling_match', {
  id: rowId(),
  matchId: integer('match_id')
    .notNull()
    .references(() => match.id, { onDelete: 'cascade' }),
});

/** What became of a frozen forecast. It holds the few probabilities that records are made of, so that
 *  a year of them is read in one go; a corrected result writes the row again. */
export const settlement = pgTable(
  'settlement',
  {
    forecastId: bigint('forecast_id', { mode: 'number' })
      .primaryKey()
      .references(() => forecast.id, { onDelete: 'cascade' }),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournament.id),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    kickoffUtc: instant('kickoff_utc').notNull(),
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    /** Every stake comes back; null for a match that was played. */
    voidReason: text('void_reason', { enum: VOID_REASONS }),
    /** The bet types that won, and those whose stake came back by the result; all others that were
     *  forecast lost, or are void with the match. */
    won: text('won').array().notNull(),
    returned: text('returned').array().notNull().default([]),
    model: jsonb('model').$type<NumberByBet>().notNull(),
    market: jsonb('market').$type<NumberByBet>(),
    blend: jsonb('blend').$type<NumberByBet>().notNull(),
    /** The market's probabilities at kick-off, and the best prices when the forecast was made. */
    closing: jsonb('closing').$type<NumberByBet>(),
    bestOdds: jsonb('best_odds').$type<NumberByBet>(),
    replayed: boolean('replayed').notNull(),
    settledAt: instant('settled_at').notNull(),
    /** Counts how often it was settled. */
    revision: smallint('revision').notNull().default(1),
  },
  (t) => [
    // A match that moved after its freeze has a void line besides that of its new date.
    index('settlement_match_idx').on(t.matchId),
    index('settlement_kickoff_idx').on(t.kickoffUtc),
    index('settlement_league_idx').on(t.tournamentId, t.kickoffUtc),
    check(
      'settlement_score_or_void',
      sql`(${t.voidReason} is null) = (num_nulls(${t.homeGoals}, ${t.awayGoals}) = 0) and num_nulls(${t.homeGoals}, ${t.awayGoals}) <> 1`,
    ),
    check(
      'settlement_void_known',
      sql`${t.voidReason} in ('abandoned', 'postponed', 'cancelled', 'awarded')`,
    ),
    check(
      'settlement_void_wins_nothing',
      sql`${t.voidReason} is null or cardinality(${t.won}) + cardinality(${t.returned}) = 0`,
    ),
  ],
);

/** Of the likeliest results whose probability was so many whole percent: how many there were, how many came
 *  true, and how many of the likeliest double chances of the same matches did. */
export type AccuracySum = readonly [
  percent: number,
  matches: number,
  hits: number,
  doubleHits: number,
];

/** The settled forecasts of a league's day as accuracy counts them, so that a year of any league at any
 *  threshold is a sum of a few numbers. */
export const accuracyDay = pgTable(
  'accuracy_day',
  {
    /** In Rome. */
    day: date('day', { mode: 'string' }).notNull(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournament.id),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    sums: jsonb('sums').$type<readonly AccuracySum[]>().notNull(),
    /** Of the settlements it was made of. */
    inputFingerprint: text('input_fingerprint').notNull(),
  },
  (t) => [
    primaryKey({ name: 'accuracy_day_pkey', columns: [t.day, t.tournamentId, t.seasonId] }),
    check('accuracy_day_sums_is_array', sql`jsonb_typeof(${t.sums}) = 'array'`),
  ],
);

/** A record that takes too long to work out while somebody waits, as the job left it. */
export const recordSummary = pgTable('record_summary', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  /** Of what it was made of: where this is the same, it need not be made again. */
  inputFingerprint: text('input_fingerprint').notNull(),
  madeAt: instant('made_at').notNull(),
});
