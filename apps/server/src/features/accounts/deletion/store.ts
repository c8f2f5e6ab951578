import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { accountDeletion } from '#db/schema/accounts.ts';

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
