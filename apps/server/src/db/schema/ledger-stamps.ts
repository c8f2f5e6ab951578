import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

/** A time-stamping authority's proof that the end of the ledger existed on a day. A trigger refuses every
 *  change. */
export const ledgerStamp = pgTable(
  'ledger_stamp',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    /** The last line of the ledger at that time. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    hash: bytea('hash').notNull(),
    /** The whole response as defined by RFC 3161, with the certificates needed to verify it. */
    reply: bytea('reply').notNull(),
    /** The time given by the authority. */
    stampedAt: instant('stamped_at').notNull(),
  },
  (t) => [
    check('ledger_stamp_hash_is_sha256', sql`octet_length(${t.hash}) = 32`),
    check('ledger_stamp_sequence_from_one', sql`${t.sequence} >= 1`),
  ],
);
