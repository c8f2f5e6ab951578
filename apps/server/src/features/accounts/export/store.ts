import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { emailChange, knownDevice, secondFactor } from '#db/schema/account-security.ts';
import { appUser, oneTimeKey, session } from '#db/schema/accounts.ts';
import { premiumUntil } from '#features/entitlements/store.ts';
import { budgetCents } from '#features/plan/store.ts';

export async function exportAccount(db: Executor, userId: number) {
  return db
    .select({
      id: appUser.id,
      username: appUser.username,
      email: appUser.email,
      first_name: appUser.firstName,
      last_name: appUser.lastName,
      email_verified_at: appUser.emailVerifiedAt,
      terms_accepted_at: appUser.termsAcceptedAt,
      receive_newsletter: appUser.receiveNewsletter,
      budget_cents: budgetCents,
      language: appUser.language,
      premium_until: premiumUntil,
      role: appUser.role,
      break_until: appUser.selfExcludedUntil,
      no_odds: appUser.noOdds,
      session_reminder_minutes: appUser.sessionReminderMinutes,
      created_at: appUser.createdAt,
      updated_at: appUser.updatedAt,
    })
    .from(appUser)
    .where(eq(appUser.id, userId));
}

export async function exportSessions(db: Executor, userId: number) {
  return db
    .select({
      id: session.id,
      created_at: session.createdAt,
      last_used_at: session.lastUsedAt,
      expires_at: session.expiresAt,
      ended_at: session.endedAt,
      user_agent: session.userAgent,
    })
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(asc(session.id));
}

export async function exportMailedKeys(db: Executor, userId: number) {
  return db
    .select({
      purpose: oneTimeKey.purpose,
      email: oneTimeKey.email,
      created_at: oneTimeKey.createdAt,
      expires_at: oneTimeKey.expiresAt,
      used_at: oneTimeKey.usedAt,
    })
    .from(oneTimeKey)
    .where(eq(oneTimeKey.userId, userId))
    .orderBy(asc(oneTimeKey.id));
}

export async function exportDevices(db: Executor, userId: number) {
  return db
    .select({
      device: knownDevice.device,
      first_seen_at: knownDevice.firstSeenAt,
      last_seen_at: knownDevice.lastSeenAt,
    })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId))
    .orderBy(asc(knownDevice.firstSeenAt));
}

export async function exportSecondFactor(db: Executor, userId: number) {
  return db
    .select({ created_at: secondFactor.createdAt, confirmed_at: secondFactor.confirmedAt })
    .from(secondFactor)
    .where(eq(secondFactor.userId, userId));
}

export async function exportEmailChange(db: Executor, userId: number) {
  return db
    .select({
      email: emailChange.email,
      asked_at: emailChange.askedAt,
      old_confirmed_at: emailChange.leftAt,
      new_confirmed_at: emailChange.takenAt,
    })
    .from(emailChange)
    .where(eq(emailChange.userId, userId));
}
