import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Hits by key and window, shared by all processes. The migration makes this table UNLOGGED: losing the
 *  counters in a crash is better than a disk write for every request. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull().default(1),
  },
  (t) => [
    primaryKey({ name: 'rate_limit_pkey', columns: [t.key, t.windowStart] }),
    index('rate_limit_window_idx').on(t.windowStart),
    check('rate_limit_hits_from_one', sql`${t.hits} >= 1`),
  ],
);
