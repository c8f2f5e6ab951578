import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';

/** A problem that the operator was notified of: once when it began, once when it was over. */
export const operatorAlert = pgTable(
  'operator_alert',
  {
    id: rowId(),
    /** Identifies the problem, so that the operator is not notified of it twice: `job-failing:forecast`. */
    cause: text('cause').notNull(),
    kind: text('kind').notNull(),
    /** The values to insert into its text. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    begunAt: instant('begun_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the webhook accepted each of the two messages; mails have a queue of their own. */
    begunPostedAt: instant('begun_posted_at'),
    endedPostedAt: instant('ended_posted_at'),
  },
  (t) => [
    uniqueIndex('operator_alert_open_once').on(t.cause).where(sql`${t.endedAt} is null`),
    check('operator_alert_ends_after_begin', sql`${t.endedAt} >= ${t.begunAt}`),
    check('operator_alert_values_is_object', sql`jsonb_typeof(${t.values}) = 'object'`),
  ],
);
