import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { accountDeletion, withdrawal } from '#db/schema/billing.ts';

/** True the first time it is asked for. */
export async function askWithdrawal(
  tx: Executor,
  asked: { subscriptionId: string; userId: number; askedAt: Date },
): Promise<boolean> {
  const added = await tx.insert(withdrawal).values(asked).onConflictDoNothing();
  return added.rowCount === 1;
}

export async function listUnfinishedWithdrawals(db: Executor, userId?: number) {
  return db
    .select({ subscriptionId: withdrawal.subscriptionId, userId: withdrawal.userId })
    .from(withdrawal)
    .where(
      and(
        isNull(withdrawal.finishedAt),
        userId === undefined ? undefined : eq(withdrawal.userId, userId),
      ),
    )
    .orderBy(asc(withdrawal.askedAt));
}

/** True for the one that finished it. */
export async function finishWithdrawal(db: Executor, subscriptionId: string, now: Date) {
  const finished = await db
    .update(withdrawal)
    .set({ finishedAt: now })
    .where(and(eq(withdrawal.subscriptionId, subscriptionId), isNull(withdrawal.finishedAt)));
  return finished.rowCount === 1;
}

export async function askDeletion(db: Executor, userId: number, now: Date): Promise<void> {
  await db.insert(accountDeletion).values({ userId, askedAt: now }).onConflictDoNothing();
}

export async function findDeletion(db: Executor, userId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ askedAt: accountDeletion.askedAt })
    .from(accountDeletion)
    .where(eq(accountDeletion.userId, userId));
  return row?.askedAt;
}

export async function listDeletions(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ userId: accountDeletion.userId })
    .from(accountDeletion)
    .orderBy(asc(accountDeletion.askedAt));
  return rows.map(({ userId }) => userId);
}
