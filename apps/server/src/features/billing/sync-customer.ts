import type { Db } from '#db/pool.ts';
import type { Transaction } from '#db/transaction.ts';
import { saveEntitlement } from '#features/entitlements/store.ts';
import type { Deps } from '#http/deps.ts';
import { changeUser } from '#http/user-changes.ts';
import type { Log } from '#log/logging.ts';
import type { EnqueueMail, MailQueue } from '#mail/queue.ts';
import {
  paymentFailedMail,
  subscriptionEndedMail,
  subscriptionStartedMail,
} from './mail-templates.ts';
import { type CustomerAccount, coveredUntil } from './paid-coverage.ts';
import { PLAN_OF } from './plans.ts';
import { readCustomer } from './read-customer.ts';
import {
  claimReading,
  closeCustomer,
  findCustomer,
  loadSubscriptions,
  readingBegins,
  type StoredSubscription,
  saveAccount,
  takeUntoldFailures,
} from './store.ts';
import { type Payments, withinBudget } from './stripe-client.ts';

export interface SyncParts {
  readonly db: Db;
  readonly clock: Deps['clock'];
  readonly mail: MailQueue;
  readonly payments: Payments;
  readonly log: Log;
}

export type SyncOutcome =
  | 'unknown-customer'
  | 'overtaken'
  | 'customer-gone'
  | 'unchanged'
  | 'changed';

/** No user is waiting, so it may take the time of several slow calls. */
const SYNC_BUDGET_MS = 60_000;
/** An entitlement that is taken away is given an end in the past. */
const NEVER = new Date(0);

/** Reads a customer from the provider and replaces what was stored. Any number of processes may do it at
 *  once: the reading that began last wins. */
export async function syncCustomer(parts: SyncParts, customerId: string): Promise<SyncOutcome> {
  const { db, payments } = parts;
  if (!(await findCustomer(db, customerId))) return 'unknown-customer';
  const began = await readingBegins(db);
  const account = await readCustomer(payments, withinBudget(SYNC_BUDGET_MS), customerId);
  const outcome = await saveReading(parts, customerId, began, account);
  await endOrphans(parts, customerId, account);
  return outcome;
}

async function saveReading(
  { clock, mail, log }: SyncParts,
  customerId: string,
  began: Date,
  account: CustomerAccount | null,
): Promise<SyncOutcome> {
  const now = clock.now();
  return mail.inTransaction(async (tx, enqueueMail) => {
    if (!(await claimReading(tx, customerId, began))) return 'overtaken';
    const customer = await findCustomer(tx, customerId);
    const before = await loadSubscriptions(tx, customerId);
    const read = account ?? { subscriptions: [], invoices: [] };
    if (account === null) {
      await closeCustomer(tx, customerId, now);
      log.warn({ customer: customerId }, 'payments: the provider does not know this customer');
    }
    await saveAccount(tx, customerId, read);
    const after = await loadSubscriptions(tx, customerId);
    const userId = customer?.userId ?? null;
    if (userId !== null) {
      await saveCover(tx, userId, before, read);
      await tellUser(enqueueMail, userId, before, after, now);
      for (const { amountCents, currency } of await takeUntoldFailures(tx, customerId, now)) {
        await enqueueMail(paymentFailedMail, { userId, amountCents, currency });
      }
    }
    if (account === null) return 'customer-gone';
    return JSON.stringify(before) === JSON.stringify(after) ? 'unchanged' : 'changed';
  });
}

/** Saves until when each subscription gives Pro; one that the provider no longer lists gives none. */
async function saveCover(
  tx: Transaction,
  userId: number,
  before: readonly StoredSubscription[],
  read: CustomerAccount,
): Promise<void> {
  const ends = new Map(before.map(({ id }) => [id, NEVER]));
  for (const each of read.subscriptions) {
    const until = coveredUntil(each, read);
    if (until || ends.has(each.id)) ends.set(each.id, until ?? NEVER);
  }
  if (ends.size === 0) return;
  await changeUser(tx, userId, async () => {
    for (const [reference, until] of ends) {
      await saveEntitlement(tx, { userId, source: 'subscription', reference, until });
    }
  });
}

/** Sends mails about what this reading found for the first time. */
async function tellUser(
  enqueueMail: EnqueueMail,
  userId: number,
  before: readonly StoredSubscription[],
  after: readonly StoredSubscription[],
  now: Date,
): Promise<void> {
  const known = new Map(before.map((each) => [each.id, each]));
  for (const each of after) {
    const earlier = known.get(each.id);
    const isCovered = each.coveredUntil !== null && each.coveredUntil > now;
    const plan = PLAN_OF[each.interval ?? ''];
    if (isCovered && !earlier?.coveredUntil && plan && each.paidUntil) {
      const renewsOn = each.paidUntil.toISOString();
      await enqueueMail(subscriptionStartedMail, { userId, plan, renewsOn });
    }
    if (earlier && !earlier.endedAt && each.endedAt && !each.isWithdrawn) {
      const endsOn = (each.coveredUntil ?? each.endedAt).toISOString();
      await enqueueMail(subscriptionEndedMail, { userId, endsOn });
    }
  }
}

/** The account is deleted but a subscription still runs: nobody could use what is being paid for. */
async function endOrphans(
  { db, payments, log }: SyncParts,
  customerId: string,
  account: CustomerAccount | null,
): Promise<void> {
  const customer = await findCustomer(db, customerId);
  if (customer?.userId !== null || !account) return;
  const call = withinBudget(SYNC_BUDGET_MS);
  for (const { id, endedAt, status } of account.subscriptions) {
    if (endedAt !== null || status === 'incomplete_expired') continue;
    await call((options) => payments.stripe.subscriptions.cancel(id, {}, options));
    log.warn({ subscription: id }, 'payments: ended a subscription whose account was deleted');
  }
}
