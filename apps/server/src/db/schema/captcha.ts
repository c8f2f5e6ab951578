import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from './columns.ts';

/** Challenges that have opened something: each does so once, whichever process is asked. */
export const usedCaptcha = pgTable(
  'used_captcha',
  {
    nonce: bytea('nonce').notNull(),
    /** After this the challenge is refused anyway, and the row can go. */
    until: instant('until').notNull(),
  },
  (t) => [
    primaryKey({ name: 'used_captcha_pkey', columns: [t.nonce] }),
    index('used_captcha_until_idx').on(t.until),
    check('used_captcha_nonce_length', sql`octet_length(${t.nonce}) = 16`),
  ],
);

/** Secrets that all processes must share and nobody has to configure: made at random by whoever
 *  needs one first. */
export const sharedSecret = pgTable(
  'shared_secret',
  {
    name: text('name').notNull(),
    value: bytea('value').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'shared_secret_pkey', columns: [t.name] }),
    check('shared_secret_length', sql`octet_length(${t.value}) = 32`),
  ],
);
