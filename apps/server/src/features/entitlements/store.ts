import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { appUser } from '#db/schema/accounts.ts';
import { entitlement } from '#db/schema/entitlements.ts';
import { lockInTransaction } from '#db/transaction.ts';

/** One reason for which a user has Pro until an instant. */
export type Entitlement = { readonly userId: number; readonly until: Date } & (
  | { readonly source: 'grant' }
  | { readonly source: 'subscription'; readonly reference: string }
);

/** Sets until when one reason gives Pro, whether it is new, extended or taken away (an `until` in the past);
 *  to be called within `changeUser`. The user's other reasons are unchanged. */
export async function saveEntitlement(tx: Executor, change: Entitlement): Promise<void> {
  const { userId, source, until } = change;
  const reference = change.source === 'subscription' ? change.reference : '';
  await tx
    .insert(entitlement)
    .values({ userId, source, reference, until })
    .onConflictDoUpdate({
      target: [entitlement.userId, entitlement.source, entitlement.reference],
      set: { until, updatedAt: sql`now()` },
    });
}

/** Until when an operator's grant gives or gave Pro; locked until the transaction ends. */
export async function lockGrant(tx: Executor, userId: number): Promise<Date | null> {
  await lockInTransaction(tx, `grant of ${userId}`);
  const [row] = await tx
    .select({ until: entitlement.until })
    .from(entitlement)
    .where(and(eq(entitlement.userId, userId), eq(entitlement.source, 'grant')));
  return row?.until ?? null;
}

/** The same as a column beside those of `app_user`. */
export const grantUntil = sql<Date | null>`(
  select ${entitlement}.until from ${entitlement}
  where ${entitlement}.user_id = ${appUser}.id and ${entitlement}.source = 'grant'
)`.mapWith((value: string) => new Date(value));

/** Until when a user has Pro, as a column beside those of `app_user`: the latest end of all reasons. Nothing
 *  else decides whether a user has Pro. */
export const premiumUntil = sql<Date | null>`(
  select max(${entitlement}.until) from ${entitlement}
  where ${entitlement}.user_id = ${appUser}.id
)`.mapWith((value: string) => new Date(value));

/** Whether a user was ever entitled to anything, as a condition beside a query of `app_user`. */
export const everEntitled = sql<boolean>`exists (
  select from ${entitlement} where ${entitlement}.user_id = ${appUser}.id
)`;

export async function exportEntitlements(db: Executor, userId: number) {
  return db
    .select({
      source: entitlement.source,
      reference: entitlement.reference,
      until: entitlement.until,
      created_at: entitlement.createdAt,
      updated_at: entitlement.updatedAt,
    })
    .from(entitlement)
    .where(eq(entitlement.userId, userId))
    .orderBy(asc(entitlement.id));
}
