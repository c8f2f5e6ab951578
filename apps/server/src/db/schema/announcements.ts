import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** What was changed, for every process that keeps copies to read soon after: see http/invalidation.ts. The
 *  migration makes it UNLOGGED: a database that crashed has ended all connections, and who loses its
 *  connection throws away all copies. */
export const announcement = pgTable(
  'announcement',
  {
    /** The transaction that changed it: who knows a snapshot knows which ones came after it. */
    xid: transactionId('xid').notNull().default(sql`pg_current_xact_id()`),
    tag: text('tag').notNull(),
  },
  (t) => [
    index('announcement_xid_idx').on(t.xid),
    check('announcement_tag_length', sql`char_length(${t.tag}) between 1 and 100`),
  ],
);
