import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** An authority's word that it saw the end of the ledger on a day. A trigger refuses every change. */
export const ledgerStamp = pgTable(
  'ledger_stamp',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    /** The line that was the last. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    hash: bytea('hash').notNull(),
    /** The whole answer after RFC 3161, with the certificates that it is checked by. */
    reply: bytea('reply').notNull(),
    /** As the authority says. */
    stampedAt: instant('stamped_at').notNull(),
  },
  (t) => [
    check('ledger_stamp_hash_is_sha256', sql`octet_length(${t.hash}) = 32`),
    check('ledger_stamp_sequence_from_one', sql`${t.sequence} >= 1`),
  ],
);
