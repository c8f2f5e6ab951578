import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { withdrawal } from '#db/schema/billing.ts';

/** True the first time it is requested. */
export async function askWithdrawal(
  tx: Executor,
  asked: { subscriptionId: string; userId: number; askedAt: Date },
): Promise<boolean> {
  const added = await tx.insert(withdrawal).values(asked).onConflictDoNothing();
  return added.rowCount === 1;
}

export async function listUnfinishedWithdrawals(db: Executor, userId?: number) {
  return db
    .select({
      subscriptionId: withdrawal.subscriptionId,
      userId: withdrawal.userId,
      askedAt: withdrawal.askedAt,
    })
    .from(withdrawal)
    .where(
      and(
        isNull(withdrawal.finishedAt),
        userId === undefined ? undefined : eq(withdrawal.userId, userId),
      ),
    )
    .orderBy(asc(withdrawal.askedAt));
}

/** True for the one call that finished it. */
export async function finishWithdrawal(db: Executor, subscriptionId: string, now: Date) {
  const finished = await db
    .update(withdrawal)
    .set({ finishedAt: now })
    .where(and(eq(withdrawal.subscriptionId, subscriptionId), isNull(withdrawal.finishedAt)));
  return finished.rowCount === 1;
}
