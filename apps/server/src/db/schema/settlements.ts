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

/** By bet type. Bets of which nothing is known are left out. */
export type NumberByBet = Readonly<Record<string, number>>;

/** Matches whose frozen forecasts may have to be settled. Triggers add each match whose end or date changes
 *  and each match with a newly frozen forecast, so that settling does not have to search all matches. */
export const settlingMatch = pgTable('settling_match', {
  id: rowId(),
  matchId: integer('match_id')
    .notNull()
    .references(() => match.id, { onDelete: 'cascade' }),
});

/** The outcome of a frozen forecast. It includes the few probabilities that records need, so that those of a
 *  year are read at once. A corrected result writes the row again. */
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
    /** Why every stake is returned; null for a match that was played. */
    voidReason: text('void_reason', { enum: VOID_REASONS }),
    /** The bet types that won, and those whose stake was returned because of the result. All others that were
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
    /** How often it has been settled. */
    revision: smallint('revision').notNull().default(1),
  },
  (t) => [
    // A match moved after its freeze has a void row besides the one for its new date.
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

/** For the most likely results with a probability of so many whole percent: how many there were, how many
 *  happened, and how many of the most likely double chances of the same matches did. */
export type AccuracySum = readonly [
  percent: number,
  matches: number,
  hits: number,
  doubleHits: number,
];

/** The settled forecasts of a league and day in the form in which accuracy counts them, so that the accuracy
 *  of a year, for any league and threshold, is a sum of a few numbers. */
export const accuracyDay = pgTable(
  'accuracy_day',
  {
    /** The date in Rome. */
    day: date('day', { mode: 'string' }).notNull(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournament.id),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    sums: jsonb('sums').$type<readonly AccuracySum[]>().notNull(),
    /** The fingerprint of the settlements from which it was made. */
    inputFingerprint: text('input_fingerprint').notNull(),
  },
  (t) => [
    primaryKey({ name: 'accuracy_day_pkey', columns: [t.day, t.tournamentId, t.seasonId] }),
    check('accuracy_day_sums_is_array', sql`jsonb_typeof(${t.sums}) = 'array'`),
  ],
);

/** A record that takes too long to calculate during a request; a job stores it here. */
export const recordSummary = pgTable('record_summary', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  /** The fingerprint of its input: if that has not changed, the record need not be made again. */
  inputFingerprint: text('input_fingerprint').notNull(),
  madeAt: instant('made_at').notNull(),
});
