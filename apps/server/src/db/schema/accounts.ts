import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant, rowId, updatedAt } from './columns.ts';

export const LANGUAGES = ['it', 'en'] as const;
export const USER_ROLES = ['user', 'operator'] as const;
export const ONE_TIME_KEY_PURPOSES = [
  'verify-email',
  'reset-password',
  'change-email',
  'leave-email',
  'take-email',
] as const;

/** The longest stored name of a browser; code that writes one cuts it to this length. */
export const USER_AGENT_MAX = 256;

export const appUser = pgTable(
  'app_user',
  {
    id: rowId(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** null: not asked yet. */
    receiveNewsletter: boolean('receive_newsletter'),
    language: text('language', { enum: LANGUAGES }).notNull().default('it'),
    role: text('role', { enum: USER_ROLES }).notNull().default('user'),
    /** When the legal agreement was accepted and an age of 18 or more declared. */
    termsAcceptedAt: instant('terms_accepted_at'),
    /** Until then no odds, suggestions or plan. It is only ever moved to a later time. */
    selfExcludedUntil: instant('break_until'),
    noOdds: boolean('no_odds').notNull().default(false),
    sessionReminderMinutes: smallint('session_reminder_minutes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('app_user_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('app_user_email_key').on(sql`lower(${t.email})`),
    // For operators, who search by the beginning of an address.
    index('app_user_email_beginning_idx').on(sql`lower(${t.email}) text_pattern_ops`),
    // Users who never verify their address are deleted; few are unverified at any time.
    index('app_user_unverified_idx')
      .on(sql`coalesce(${t.termsAcceptedAt}, ${t.createdAt})`)
      .where(sql`${t.emailVerifiedAt} is null`),
    check('app_user_username_length', sql`char_length(${t.username}) between 1 and 254`),
    check(
      'app_user_email_shape',
      sql`${t.email} ~ '^[^@\\s]+@[^@\\s]+$' and char_length(${t.email}) <= 254`,
    ),
    check(
      'app_user_name_length',
      sql`char_length(${t.firstName}) <= 150 and char_length(${t.lastName}) <= 150`,
    ),
    check('app_user_language_known', sql`${t.language} in ('it', 'en')`),
    check('app_user_role_known', sql`${t.role} in ('user', 'operator')`),
    check('app_user_reminder_sensible', sql`${t.sessionReminderMinutes} between 5 and 240`),
  ],
);

/** Its instants come from the program's clock, which tests and the demo can move, and not from the
 *  database's. */
export const session = pgTable(
  'session',
  {
    id: rowId(),
    /** sha256 of the 256-bit token; the token itself is never stored. */
    tokenHash: bytea('token_hash').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [
    uniqueIndex('session_token_hash_key').on(t.tokenHash),
    index('session_user_idx').on(t.userId),
    index('session_expires_idx').on(t.expiresAt),
    index('session_ended_idx').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    check('session_token_hash_is_sha256', sql`octet_length(${t.tokenHash}) = 32`),
    check('session_user_agent_length', sql`char_length(${t.userAgent}) <= 256`),
    check('session_expires_after_creation', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

/** Mailed keys: each permits one action, once, until it expires. */
export const oneTimeKey = pgTable(
  'one_time_key',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ONE_TIME_KEY_PURPOSES }).notNull(),
    keyHash: bytea('key_hash').notNull(),
    /** The address to which it was mailed. The key verifies that address, not a later one. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('one_time_key_hash_key').on(t.keyHash),
    index('one_time_key_user_idx').on(t.userId, t.purpose),
    index('one_time_key_expires_idx').on(t.expiresAt),
    check('one_time_key_hash_is_sha256', sql`octet_length(${t.keyHash}) = 32`),
    check(
      'one_time_key_purpose_known',
      sql`${t.purpose} in ('verify-email', 'reset-password', 'change-email', 'leave-email', 'take-email')`,
    ),
    check('one_time_key_expires_after_creation', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

/** Accounts to delete as soon as their subscriptions have been ended at the provider. */
export const accountDeletion = pgTable('account_deletion', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  askedAt: instant('asked_at').notNull(),
  /** An operator asked for it, and the user did not. */
  byOperator: boolean('by_operator').notNull().default(false),
});
