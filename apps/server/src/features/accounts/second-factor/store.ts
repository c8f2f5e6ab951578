import { and, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { recoveryCode, secondFactor } from '#db/schema/account-security.ts';
import { appUser } from '#db/schema/accounts.ts';

/** Whether a user has a second factor, as a column beside those of `app_user`. */
export const hasSecondFactor = sql<boolean>`exists (
  select from ${secondFactor}
  where ${secondFactor}.user_id = ${appUser}.id and ${secondFactor}.confirmed_at is not null
)`;

export async function findFactor(db: Executor, userId: number) {
  const [row] = await db
    .select({
      secret: secondFactor.secret,
      confirmedAt: secondFactor.confirmedAt,
      lastStep: secondFactor.lastStep,
    })
    .from(secondFactor)
    .where(eq(secondFactor.userId, userId));
  return row;
}

export async function countUnusedCodes(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
  return row?.left ?? 0;
}

/** Stores a secret that waits for its first code. False if another is in use, which must be switched off
 *  first. */
export async function saveDraft(
  db: Executor,
  userId: number,
  secret: Buffer,
  now: Date,
): Promise<boolean> {
  const saved = await db
    .insert(secondFactor)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactor.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(secondFactor.confirmedAt),
    });
  return saved.rowCount === 1;
}

/** True for the one call that switched it on, and only for the secret that its code was checked against. */
export async function confirmFactor(
  tx: Executor,
  userId: number,
  { secret, step }: { readonly secret: Buffer; readonly step: number },
  now: Date,
): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactor)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactor.userId, userId),
        eq(secondFactor.secret, secret),
        isNull(secondFactor.confirmedAt),
      ),
    );
  return confirmed.rowCount === 1;
}

/** True for one caller only, however many send the same code at once. */
export async function spendStep(db: Executor, userId: number, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactor.userId, userId),
        isNotNull(secondFactor.confirmedAt),
        or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step)),
      ),
    );
  return spent.rowCount === 1;
}

export async function spendRecoveryCode(
  db: Executor,
  userId: number,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    );
  return spent.rowCount === 1;
}

/** Stores the recovery codes of a user, replacing any they had. */
export async function replaceRecoveryCodes(
  tx: Executor,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Gives whether one was switched on. */
export async function removeFactor(tx: Executor, userId: number): Promise<boolean> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  const [removed] = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.userId, userId))
    .returning({ confirmedAt: secondFactor.confirmedAt });
  return removed ? removed.confirmedAt !== null : false;
}
