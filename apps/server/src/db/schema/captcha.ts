import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from './columns.ts';

/** Challenges that have been used. Each can be used only once, in whichever process. */
export const usedCaptcha = pgTable(
  'used_captcha',
  {
    nonce: bytea('nonce').notNull(),
    /** After this time the challenge is refused anyway, and the row can be deleted. */
    until: instant('until').notNull(),
  },
  (t) => [
    primaryKey({ name: 'used_captcha_pkey', columns: [t.nonce] }),
    index('used_captcha_until_idx').on(t.until),
    check('used_captcha_nonce_length', sql`octet_length(${t.nonce}) = 16`),
  ],
);

/** Secrets that all processes share and nobody has to configure: the first process that needs one makes it at
 *  random. */
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
