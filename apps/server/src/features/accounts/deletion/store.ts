import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { accountDeletion } from '#db/schema/accounts.ts';

export type Deletion = Pick<typeof accountDeletion.$inferSelect, 'userId' | 'byOperator'>;

/** Asked for by both, it is what the user wants. */
export async function askDeletion(
  db: Executor,
  { userId, byOperator }: Deletion,
  now: Date,
): Promise<void> {
  const both = sql`${accountDeletion.byOperator} and excluded.by_operator`;
  await db
    .insert(accountDeletion)
    .values({ userId, byOperator, askedAt: now })
    .onConflictDoUpdate({ target: accountDeletion.userId, set: { byOperator: both } });
}

export async function findDeletion(db: Executor, userId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ askedAt: accountDeletion.askedAt })
    .from(accountDeletion)
    .where(eq(accountDeletion.userId, userId));
  return row?.askedAt;
}

export async function listDeletions(db: Executor): Promise<Deletion[]> {
  return db
    .select({ userId: accountDeletion.userId, byOperator: accountDeletion.byOperator })
    .from(accountDeletion)
    .orderBy(asc(accountDeletion.askedAt));
}
