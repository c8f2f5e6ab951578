import type { Db } from '#db/pool.ts';
import type { Log } from '#log/logging.ts';
import type { Billing } from './billing.ts';
import { closeCheckout, listOpenCheckouts } from './checkout-store.ts';
import { readCustomer } from './read-customer.ts';
import { listCustomersOf } from './store.ts';
import { type Payments, type PaymentsCall, withinBudget } from './stripe-client.ts';

/** The user is waiting for it, and a job finishes what is not done in time. */
const BUDGET_MS = 12_000;

/** Immediately ends everything a user still pays for, before their account is deleted. `waits` if the
 *  provider cannot be reached: then the account must stay until it can. */
export async function endSubscriptions(
  { db, billing, log }: { db: Db; billing: Billing | undefined; log: Log },
  userId: number,
): Promise<'ended' | 'waits'> {
  const customers = await listCustomersOf(db, userId);
  if (customers.length === 0) return 'ended';
  if (!billing) {
    log.error({ userId }, 'payments: not configured, and a customer wants to be deleted');
    return 'waits';
  }
  const call = withinBudget(BUDGET_MS);
  try {
    await expireCheckouts(billing, call, userId);
    for (const { id, isLive } of customers) {
      if (isLive === billing.payments.isLive) await endAll(billing.payments, call, id);
    }
    return 'ended';
  } catch (error) {
    log.warn({ err: error, userId }, 'payments: a deletion waits for the provider');
    return 'waits';
  }
}

async function endAll(payments: Payments, call: PaymentsCall, customerId: string): Promise<void> {
  const account = await readCustomer(payments, call, customerId);
  for (const { id, endedAt, status } of account?.subscriptions ?? []) {
    if (endedAt !== null || status === 'incomplete_expired') continue;
    await call((options) => payments.stripe.subscriptions.cancel(id, {}, options));
  }
}

/** Otherwise somebody could still pay for a deleted account. */
async function expireCheckouts(
  { db, clock, payments }: Billing,
  call: PaymentsCall,
  userId: number,
): Promise<void> {
  for (const { id } of await listOpenCheckouts(db, userId)) {
    const session = await call((options) =>
      payments.stripe.checkout.sessions.retrieve(id, {}, options),
    );
    if (session.status === 'open') {
      await call((options) => payments.stripe.checkout.sessions.expire(id, {}, options));
    }
    await closeCheckout(db, id, clock.now());
  }
}
