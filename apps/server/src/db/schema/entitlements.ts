import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { createdAt, instant, rowId, updatedAt } from './columns.ts';

export const ENTITLEMENT_SOURCES = ['grant', 'subscription'] as const;

/** Why a user has Pro, and until when. If there are several at once, the latest end counts. */
export const entitlement = pgTable(
  'entitlement',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ENTITLEMENT_SOURCES }).notNull(),
    /** Identifies it within its source: the id of a subscription; empty for an operator's grant. */
    reference: text('reference').notNull().default(''),
    /** To end it early, this is moved to an earlier time; the row stays as a record. */
    until: instant('until').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('entitlement_once').on(t.userId, t.source, t.reference),
    check('entitlement_source_known', sql`${t.source} in ('grant', 'subscription')`),
    check('entitlement_reference_length', sql`char_length(${t.reference}) <= 200`),
    check(
      'entitlement_subscription_named',
      sql`(${t.source} = 'subscription') = (${t.reference} <> '')`,
    ),
  ],
);
