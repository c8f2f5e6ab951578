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

/** Stores a request for another address, replacing any earlier one and its links. */
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
    // Another request was made at the same moment.
    .onConflictDoUpdate({ target: emailChange.userId, set: asked });
}

/** Links that were mailed for it stop working. */
export async function cancelEmailChange(tx: Executor, userId: number, now: Date): Promise<void> {
  await tx.delete(emailChange).where(eq(emailChange.userId, userId));
  await withdrawKeys(tx, userId, ['leave-email', 'take-email'], now);
}

/** Finds a key of either mailbox with its user and change, even if it is used or expired. */
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

/** Records which mailbox has confirmed. Returns the change as it is afterwards. */
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

/** Gives a user their new address, which is also their username if they chose no other. */
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
