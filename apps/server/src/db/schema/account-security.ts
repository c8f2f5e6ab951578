import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appUser, USER_AGENT_MAX } from './accounts.ts';
import { bytea, instant, rowId } from './columns.ts';

const ownerId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });

/** The secret from which a user's authenticator makes codes. */
export const secondFactor = pgTable('second_factor', {
  userId: ownerId().primaryKey(),
  /** Encrypted, so that reading the database alone is not enough to make codes. */
  secret: bytea('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When a first code proved that the authenticator has the secret; until then no code is requested at
   *  login. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute of the last accepted code; codes of this or an earlier half minute are refused. */
  lastStep: integer('last_step'),
});

/** For users who have lost their authenticator: each is accepted once in place of a code. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: rowId(),
    userId: ownerId(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('recovery_code_user_idx').on(t.userId),
    check('recovery_code_hash_is_sha256', sql`octet_length(${t.codeHash}) = 32`),
  ],
);

/** The browsers from which a user has logged in, so that a login from a new one can be reported. */
export const knownDevice = pgTable(
  'known_device',
  {
    userId: ownerId(),
    device: text('device').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.device] }),
    index('known_device_seen_idx').on(t.lastSeenAt),
    check(
      'known_device_length',
      sql`char_length(${t.device}) <= ${sql.raw(String(USER_AGENT_MAX))}`,
    ),
  ],
);

/** The new address of a user, until both mailboxes have confirmed it. `left_at` is when the old one did,
 *  `taken_at` the new one. */
export const emailChange = pgTable('email_change', {
  userId: ownerId().primaryKey(),
  email: text('email').notNull(),
  askedAt: instant('asked_at').notNull(),
  leftAt: instant('left_at'),
  takenAt: instant('taken_at'),
});
