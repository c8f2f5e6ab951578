import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appUser, USER_AGENT_MAX } from './accounts.ts';
import { bytea, instant, rowId } from './columns.ts';

const ownerId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });

/** The secret that a user's phone makes codes from. */
export const secondFactor = pgTable('second_factor', {
  userId: ownerId().primaryKey(),
  /** Encrypted: who reads the database alone can make no code. */
  secret: bytea('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a first code has shown that the phone has it: until then nothing asks for one. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute of the last code that was taken; none of it or before it is taken again. */
  lastStep: integer('last_step'),
});

/** For who has lost the phone: each opens once in place of a code. */
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

/** The browsers a user has logged in with, so that a new one can be told of. */
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

/** An address that a user wants instead of theirs: it counts once both mailboxes have said so. */
export const emailChange = pgTable('email_change', {
  userId: ownerId().primaryKey(),
  email: text('email').notNull(),
  askedAt: instant('asked_at').notNull(),
  leftAt: instant('left_at'),
  takenAt: instant('taken_at'),
});
