import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, instant, rowId } from './columns.ts';
import { match } from './football.ts';

/** Probability by bet type, from 0 to 1. */
export type Probabilities = Record<string, number>;

/** Every value is a number from 0 to 1. A null column passes. */
const areProbabilities = (column: AnyPgColumn) =>
  sql`jsonb_typeof(${column}) = 'object' and not jsonb_path_exists(${column}, '$.* ? (@.type() != "number" || @ < 0 || @ > 1)')`;

/** One fit of the model. Every number shown refers to one of these. */
export const run = pgTable(
  'run',
  {
    id: rowId(),
    modelVersion: text('model_version').notNull(),
    parameters: jsonb('parameters').$type<Record<string, unknown>>().notNull().default({}),
    diagnostics: jsonb('diagnostics').$type<Record<string, unknown>>().notNull().default({}),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('run_started_idx').on(t.startedAt),
    check('run_parameters_is_object', sql`jsonb_typeof(${t.parameters}) = 'object'`),
    check('run_diagnostics_is_object', sql`jsonb_typeof(${t.diagnostics}) = 'object'`),
    check('run_finished_after_start', sql`${t.finishedAt} >= ${t.startedAt}`),
  ],
);

/** What the model has learned from all matches before a Monday. The next fit continues from here instead of
 *  starting with the oldest match; if anything before that Monday has changed, it starts from the
 *  beginning. */
export const learnedState = pgTable('learned_state', {
  modelVersion: text('model_version').primaryKey(),
  /** Days since 1970; a Monday. */
  beforeDay: integer('before_day').notNull(),
  /** The fingerprint of the matches from which it was learned. */
  inputFingerprint: text('input_fingerprint').notNull(),
  /** The engine's forecaster, serialised by V8 and compressed. */
  state: bytea('state').notNull(),
  madeAt: instant('made_at').notNull(),
});

/** Until kick-off a forecast may be replaced by that of a newer run. Then one is frozen: it gets its place in
 *  the chain, and a trigger refuses every later change. */
export const forecast = pgTable(
  'forecast',
  {
    id: rowId(),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => run.id),
    model: jsonb('model').$type<Probabilities>().notNull(),
    /** null: no bookmaker priced the match. */
    market: jsonb('market').$type<Probabilities>(),
    blend: jsonb('blend').$type<Probabilities>().notNull(),
    /** Bounds by bet type. */
    interval: jsonb('interval').$type<Record<string, [low: number, high: number]>>(),
    explanation: jsonb('explanation').$type<Record<string, unknown>>(),
    /** The probability of each score, a row per home goal; the last row and column mean "or more". */
    scores: jsonb('scores').$type<number[][]>(),
    /** The highest price by bet type that was known when the forecast was made. */
    bestOdds: jsonb('best_odds').$type<Record<string, number>>(),
    /** sha256 of all of the above: an unchanged forecast is not written again. */
    contentHash: bytea('content_hash'),
    /** Made after kick-off, only from what was known before it. */
    replayed: boolean('replayed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    frozenAt: instant('frozen_at'),
    /** The kick-off for which it was frozen; the match itself may still be moved. */
    kickoffUtc: instant('kickoff_utc'),
    /** Place in the chain, from 1 without gaps. */
    sequence: bigint('sequence', { mode: 'number' }),
    hash: bytea('hash'),
    previousHash: bytea('previous_hash'),
    /** The line of the public ledger. Its sha256 is `hash`. */
    ledgerLine: text('ledger_line'),
  },
  (t) => [
    uniqueIndex('forecast_match_run_key').on(t.matchId, t.runId),
    uniqueIndex('forecast_one_frozen_per_date')
      .on(t.matchId, t.kickoffUtc)
      .where(sql`${t.frozenAt} is not null`),
    uniqueIndex('forecast_sequence_key').on(t.sequence),
    uniqueIndex('forecast_hash_key').on(t.hash),
    // The chain has no branches: no two forecasts have the same predecessor.
    uniqueIndex('forecast_previous_hash_key').on(t.previousHash),
    index('forecast_run_idx').on(t.runId),
    index('forecast_open_idx').on(t.matchId).where(sql`${t.frozenAt} is null`),
    check('forecast_model_probabilities', areProbabilities(t.model)),
    check('forecast_market_probabilities', areProbabilities(t.market)),
    check('forecast_blend_probabilities', areProbabilities(t.blend)),
    check('forecast_interval_is_object', sql`jsonb_typeof(${t.interval}) = 'object'`),
    check('forecast_scores_is_array', sql`jsonb_typeof(${t.scores}) = 'array'`),
    check('forecast_explanation_is_object', sql`jsonb_typeof(${t.explanation}) = 'object'`),
    check(
      'forecast_frozen_whole',
      sql`num_nulls(${t.frozenAt}, ${t.sequence}, ${t.hash}) in (0, 3)`,
    ),
    check('forecast_sequence_from_one', sql`${t.sequence} >= 1`),
    check(
      'forecast_first_has_no_predecessor',
      sql`(${t.previousHash} is null) = (${t.sequence} is null or ${t.sequence} = 1)`,
    ),
    check(
      'forecast_hash_is_sha256',
      sql`octet_length(${t.hash}) = 32 and octet_length(${t.previousHash}) = 32`,
    ),
  ],
);

/** The match that is open to everybody on a day. A day begins at six in the morning in Rome. */
export const matchOfTheDay = pgTable('match_of_the_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  matchId: integer('match_id')
    .notNull()
    .references(() => match.id, { onDelete: 'cascade' }),
  chosenAt: instant('chosen_at').notNull(),
});
