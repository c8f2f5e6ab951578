import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { session } from '#db/schema/accounts.ts';
import { announceChange } from '#http/invalidation.ts';
import { userTag } from '#http/session.ts';

export async function listOpenSessions(db: Executor, userId: number, now: Date) {
  return db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt), desc(session.id));
}

/** Ends a user's sessions, all or by choice, and tells every process. Gives how many. */
export async function endSessions(
  tx: Executor,
  userId: number,
  now: Date,
  choice: { readonly only?: number; readonly but?: number } = {},
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: now })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
        choice.only === undefined ? undefined : eq(session.id, choice.only),
        choice.but === undefined ? undefined : ne(session.id, choice.but),
      ),
    );
  await announceChange(tx, userTag(userId));
  return ended.rowCount ?? 0;
}
