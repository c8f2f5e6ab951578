import type { Plan } from '@tredici/contract/billing';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { checkoutSession } from '#db/schema/billing.ts';

export interface OpenCheckout {
  readonly id: string;
  readonly plan: Plan;
}

export async function listOpenCheckouts(db: Executor, userId: number): Promise<OpenCheckout[]> {
  return db
    .select({ id: checkoutSession.id, plan: checkoutSession.plan })
    .from(checkoutSession)
    .where(and(eq(checkoutSession.userId, userId), isNull(checkoutSession.closedAt)))
    .orderBy(desc(checkoutSession.openedAt));
}

export async function saveCheckout(
  db: Executor,
  checkout: OpenCheckout & { readonly userId: number },
  now: Date,
): Promise<void> {
  await db
    .insert(checkoutSession)
    .values({ ...checkout, openedAt: now })
    .onConflictDoNothing();
}

export async function closeCheckout(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(checkoutSession).set({ closedAt: now }).where(eq(checkoutSession.id, id));
}
