import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Executor } from '#db/pool.ts';
import { emailChange } from '#db/schema/account-security.ts';
import { appUser, oneTimeKey } from '#db/schema/accounts.ts';
import { hashOfKey, withdrawKeys } from '../mails/one-time-keys.ts';

export async function findEmailChange(db: Executor, userId: number) {
  const [change] = await db.select().from(emailChange).where(eq(emailChange.userId, userId));
  return change;
}

/** A wish for another address, in place of any earlier one and of its links. */
export async function askEmailChange(
  tx: Executor,
  userId: number,
  email: string,
  now: Date,
): Promise<void> {
  await cancelEmailChange(tx, userId, now);
  const asked = { email, askedAt: now, leftAt: null, takenAt: null };
  await tx
    .insert(emailChange)
    .values({ userId, ...asked })
    // Another wish that was made at the same moment.
    .onConflictDoUpdate({ target: emailChange.userId, set: asked });
}

/** What was mailed for it opens nothing any more. */
export async function cancelEmailChange(tx: Executor, userId: number, now: Date): Promise<void> {
  await tx.delete(emailChange).where(eq(emailChange.userId, userId));
  await withdrawKeys(tx, userId, ['leave-email', 'take-email'], now);
}

/** A key of either mailbox with what it belongs to, whether or not it still opens something. */
export async function findChangeKey(db: Executor, key: string) {
  const keyHash = hashOfKey(key);
  if (!keyHash) return undefined;
  const [found] = await db
    .select({
      id: oneTimeKey.id,
      purpose: oneTimeKey.purpose,
      email: oneTimeKey.email,
      expiresAt: oneTimeKey.expiresAt,
      usedAt: oneTimeKey.usedAt,
      userId: appUser.id,
      currentEmail: appUser.email,
      newEmail: emailChange.email,
      leftAt: emailChange.leftAt,
      takenAt: emailChange.takenAt,
    })
    .from(oneTimeKey)
    .innerJoin(appUser, eq(appUser.id, oneTimeKey.userId))
    .leftJoin(emailChange, eq(emailChange.userId, appUser.id))
    .where(
      and(
        eq(oneTimeKey.keyHash, keyHash),
        inArray(oneTimeKey.purpose, ['leave-email', 'take-email']),
      ),
    );
  return found;
}

export type ChangeKey = NonNullable<Awaited<ReturnType<typeof findChangeKey>>>;

/** Writes down which mailbox has confirmed. Gives the change as it stands then. */
export async function confirmFrom(
  tx: Executor,
  userId: number,
  purpose: ChangeKey['purpose'],
  now: Date,
) {
  const [change] = await tx
    .update(emailChange)
    .set(purpose === 'leave-email' ? { leftAt: now } : { takenAt: now })
    .where(eq(emailChange.userId, userId))
    .returning();
  return change;
}

/** Gives a user their new address, which is also the name of who has no other. */
export async function moveEmail(
  tx: Executor,
  userId: number,
  email: string,
  now: Date,
): Promise<void> {
  const isName = sql`lower(${appUser.username}) = lower(${appUser.email})`;
  await tx
    .update(appUser)
    .set({
      email,
      username: sql`case when ${isName} then ${email} else ${appUser.username} end`,
      emailVerifiedAt: now,
    })
    .where(eq(appUser.id, userId));
}

export function purgeEmailChanges(
  db: Executor,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  return deleteInBatches(db, emailChange, lt(emailChange.askedAt, before), {
    oldestFirst: emailChange.askedAt,
    signal,
  });
}
