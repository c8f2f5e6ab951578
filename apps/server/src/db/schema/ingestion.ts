import type { Oddity } from '@tredici/contract/operator-watch';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';
import { season } from './football.ts';
import { rawPayload } from './sources.ts';

export const FETCH_OUTCOMES = ['imported', 'unchanged', 'failed'] as const;

/** One response of a provider and its result, from which the state of each source is determined. */
export const sourceFetch = pgTable(
  'source_fetch',
  {
    id: rowId(),
    source: text('source').notNull(),
    /** Without keys, because it is shown. */
    address: text('address').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    outcome: text('outcome', { enum: FETCH_OUTCOMES }).notNull(),
    /** Why it failed, in one line. */
    cause: text('cause'),
    matches: integer('matches').notNull().default(0),
    /** How many of them were new or different. */
    changed: integer('changed').notNull().default(0),
    prices: integer('prices').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    leftOut: integer('left_out').notNull().default(0),
    /** What an operator should check, although the response was imported; null if there is nothing. */
    oddities: jsonb('oddities').$type<readonly Oddity[]>(),
    /** The same as English sentences, which the previous version still writes. No longer read. */
    warnings: jsonb('warnings').$type<readonly string[]>(),
    /** The first refused rows, each with its reason. */
    problems: jsonb('problems').$type<ReadonlyArray<{ where: string; reason: string }>>(),
    /** Sent back with a conditional request. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    rawPayloadId: bigint('raw_payload_id', { mode: 'number' }).references(() => rawPayload.id),
  },
  (t) => [
    index('source_fetch_address_idx').on(t.source, t.address, t.finishedAt),
    index('source_fetch_finished_idx').on(t.finishedAt),
    check('source_fetch_outcome_known', sql`${t.outcome} in ('imported', 'unchanged', 'failed')`),
    check(
      'source_fetch_failed_has_cause',
      sql`(${t.outcome} = 'failed') = (${t.cause} is not null)`,
    ),
  ],
);

/** Names that stopped a batch until an operator assigns them to a club. */
export const unknownTeam = pgTable(
  'unknown_team',
  {
    source: text('source').notNull(),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    country: text('country').notNull(),
    name: text('name').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** The response that contained it, to be read again after the name is assigned. */
    rawPayloadId: bigint('raw_payload_id', { mode: 'number' }).references(() => rawPayload.id),
  },
  (t) => [
    primaryKey({
      name: 'unknown_team_pkey',
      columns: [t.source, t.country, t.seasonId, t.name],
    }),
  ],
);

/** The credits left at a provider that counts calls. They are deducted before a call and corrected by its
 *  response, so that no two processes spend the same credit. */
export const sourceCredit = pgTable(
  'source_credit',
  {
    source: text('source').primaryKey(),
    /** Such as `2026-03`: unused credits of a month are lost in the next. */
    period: text('period').notNull(),
    remaining: integer('remaining').notNull(),
    spentOn: date('spent_on', { mode: 'string' }).notNull(),
    spentThatDay: integer('spent_that_day').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('source_credit_not_negative', sql`${t.remaining} >= 0 and ${t.spentThatDay} >= 0`),
    check('source_credit_period_shape', sql`${t.period} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
);
