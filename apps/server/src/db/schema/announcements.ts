import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** Announces changes, so that every process with cached copies reads the data again: see
 *  http/invalidation.ts. The migration makes this table UNLOGGED, which loses its rows in a crash. That does
 *  no harm: a crash also ends all connections, and a process that loses its connection discards all
 *  copies. */
export const announcement = pgTable(
  'announcement',
  {
    /** The transaction that made the change. Compared with a snapshot, it shows which changes came after
     *  it. */
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    tag: text('tag').notNull(),
  },
  (t) => [
    index('announcement_xid_idx').on(t.xid),
    check('announcement_tag_length', sql`char_length(${t.tag}) between 1 and 100`),
  ],
);
