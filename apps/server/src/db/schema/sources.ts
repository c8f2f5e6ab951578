import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, instant, rowId } from './columns.ts';

/** A provider's response, byte for byte, so that it can be parsed again. The same bytes from the same address
 *  are stored once. */
export const rawPayload = pgTable(
  'raw_payload',
  {
    id: rowId(),
    source: text('source').notNull(),
    url: text('url').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
    etag: text('etag'),
    sha256: bytea('sha256').notNull(),
    /** Null once it has been deleted because of its age: the row still shows what it was, and that it was
     *  imported. */
    body: bytea('body'),
    /** The version of the parsers that read it last. If it is older than the current one, the parsers have
     *  learned to read more since. */
    parserVersion: smallint('parser_version').notNull().default(0),
  },
  (t) => [
    uniqueIndex('raw_payload_content_key').on(t.source, t.url, t.sha256),
    check('raw_payload_sha256_length', sql`octet_length(${t.sha256}) = 32`),
  ],
);
