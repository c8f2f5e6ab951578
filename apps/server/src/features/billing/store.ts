import type { Language } from '@tredici/contract/account';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { readRows, text } from '#db/read-rows.ts';
import { appUser } from '#db/schema/accounts.ts';
import {
  billingCustomer,
  checkoutSession,
  payment,
  paymentEvent,
  subscription,
  withdrawal,
} from '#db/schema/billing.ts';
import {
  type CustomerAccount,
  coveredUntil,
  openRenewal,
  type ProviderInvoice,
} from './paid-coverage.ts';

export interface Customer {
  readonly id: string;
  readonly userId: number | null;
}

/** A user's customer at the provider; at most one is in use. */
export async function findCustomerOf(db: Executor, userId: number, isLive: boolean) {
  const [row] = await db
    .select({ id: billingCustomer.id })
    .from(billingCustomer)
    .where(
      and(
        eq(billingCustomer.userId, userId),
        eq(billingCustomer.isLive, isLive),
        isNull(billingCustomer.closedAt),
      ),
    );
  return row?.id;
}

/** How many customers a user has had, closed ones included. */
export async function countCustomersOf(db: Executor, userId: number): Promise<number> {
  return db.$count(billingCustomer, eq(billingCustomer.userId, userId));
}

export async function findCustomer(db: Executor, id: string): Promise<Customer | undefined> {
  const [row] = await db
    .select({ id: billingCustomer.id, userId: billingCustomer.userId })
    .from(billingCustomer)
    .where(eq(billingCustomer.id, id));
  return row;
}

/** The customer who made a payment, if known. */
export async function findCustomerByIntent(db: Executor, paymentIntent: string) {
  const [row] = await db
    .select({ id: payment.customerId })
    .from(payment)
    .where(arrayContains(payment.paymentIntents, [paymentIntent]))
    .limit(1);
  return row?.id;
}

export async function saveCustomer(
  db: Executor,
  customer: { id: string; userId: number; isLive: boolean },
  now: Date,
): Promise<void> {
  await db
    .insert(billingCustomer)
    .values({ ...customer, createdAt: now })
    .onConflictDoNothing({ target: billingCustomer.id });
}

export async function closeCustomer(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(billingCustomer).set({ closedAt: now }).where(eq(billingCustomer.id, id));
}

/** Times of reading come from the database, because the program's clock may be moved. */
export async function readingBegins(db: Executor): Promise<Date> {
  const [clock] = await readRows(
    db,
    { at: text('clock_timestamp()::text') },
    (columns) => sql`select ${columns}`,
  );
  return new Date(clock!.at);
}

/** Claims the right to write what was read since `began`. False if a reading that began later has already
 *  been written, because it is newer. */
export async function claimReading(tx: Executor, customerId: string, began: Date) {
  const claimed = await tx
    .update(billingCustomer)
    .set({ readAt: began })
    .where(
      and(
        eq(billingCustomer.id, customerId),
        sql`(${billingCustomer.readAt} is null or ${billingCustomer.readAt} <= ${began})`,
      ),
    );
  return claimed.rowCount === 1;
}

export interface StoredSubscription {
  readonly id: string;
  readonly status: string;
  readonly interval: string | null;
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  readonly coveredUntil: Date | null;
  /** The end of the last paid period, refunded or not. */
  readonly paidUntil: Date | null;
  readonly isWithdrawn: boolean;
}

export async function loadSubscriptions(
  db: Executor,
  customerId: string,
): Promise<StoredSubscription[]> {
  return db
    .select({
      id: subscription.id,
      status: subscription.status,
      interval: subscription.interval,
      cancelAt: subscription.cancelAt,
      endedAt: subscription.endedAt,
      coveredUntil: subscription.coveredUntil,
      paidUntil: sql<Date | null>`(
        select max(${payment}.period_end) from ${payment}
        where ${payment}.subscription_id = ${subscription}.id and ${payment}.status = 'paid'
      )`.mapWith((value: string) => new Date(value)),
      isWithdrawn: sql<boolean>`exists (
        select from ${withdrawal} where ${withdrawal}.subscription_id = ${subscription}.id
      )`,
    })
    .from(subscription)
    .where(eq(subscription.customerId, customerId))
    .orderBy(asc(subscription.id));
}

/** Replaces the stored subscriptions and invoices of a customer. */
export async function saveAccount(tx: Executor, customerId: string, account: CustomerAccount) {
  for (const each of account.subscriptions) {
    const own = account.invoices.filter(({ subscriptionId }) => subscriptionId === each.id);
    const row = {
      customerId,
      status: each.status,
      priceId: each.priceId,
      interval: each.interval,
      amountCents: each.amountCents,
      currency: each.currency,
      startedAt: each.createdAt,
      cancelAt: each.cancelAt,
      endedAt: each.endedAt,
      coveredUntil: coveredUntil(each, account),
      isRenewalFailing: (openRenewal(own)?.attempts ?? 0) > 0,
    };
    await tx
      .insert(subscription)
      .values({ id: each.id, ...row })
      .onConflictDoUpdate({ target: subscription.id, set: row });
  }
  for (const invoice of account.invoices) await saveInvoice(tx, customerId, invoice);
  await forgetOthers(tx, customerId, account);
}

async function saveInvoice(tx: Executor, customerId: string, invoice: ProviderInvoice) {
  const row = {
    customerId,
    subscriptionId: invoice.subscriptionId,
    status: invoice.status,
    reason: invoice.reason,
    amountCents: invoice.amountCents,
    refundedCents: invoice.refundedCents,
    currency: invoice.currency,
    createdAt: invoice.createdAt,
    paidAt: invoice.paidAt,
    isDisputeLost: invoice.isDisputeLost,
    receiptUrl: invoice.hostedUrl,
    periodEnd: periodEndOf(invoice),
    paymentIntents: [...invoice.paymentIntents],
  };
  await tx
    .insert(payment)
    .values({ id: invoice.id, ...row })
    .onConflictDoUpdate({ target: payment.id, set: row });
}

function periodEndOf({ lines }: ProviderInvoice): Date | null {
  const ends = lines.filter(({ amountCents }) => amountCents >= 0).map(({ to }) => to.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** A draft that the provider has deleted is no longer in its list. */
async function forgetOthers(tx: Executor, customerId: string, account: CustomerAccount) {
  const invoices = account.invoices.map(({ id }) => id);
  await tx
    .delete(payment)
    .where(and(eq(payment.customerId, customerId), notInArray(payment.id, invoices)));
  const subscriptions = account.subscriptions.map(({ id }) => id);
  await tx
    .delete(subscription)
    .where(
      and(eq(subscription.customerId, customerId), notInArray(subscription.id, subscriptions)),
    );
}

/** Returns the invoices that could not be collected and were not reported to the user yet, and marks them as
 *  reported. */
export async function takeUntoldFailures(tx: Executor, customerId: string, now: Date) {
  const failing = sql`${payment.id} in (
    select p.id from ${payment} p join ${subscription} s on s.id = p.subscription_id
    where p.customer_id = ${customerId} and p.status = 'open' and s.is_renewal_failing
      and p.reason = 'subscription_cycle')`;
  return tx
    .update(payment)
    .set({ failureMailedAt: now })
    .where(and(failing, isNull(payment.failureMailedAt)))
    .returning({ id: payment.id, amountCents: payment.amountCents, currency: payment.currency });
}

export interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly isLive: boolean;
  readonly customerId: string | null;
  readonly outcome: 'no-customer' | 'other-mode' | 'read-customer';
  readonly happenedAt: Date;
  readonly receivedAt: Date;
  readonly summary: object;
}

/** True the first time an event arrives. */
export async function recordEvent(tx: Executor, event: EventRow): Promise<boolean> {
  const added = await tx.insert(paymentEvent).values(event).onConflictDoNothing();
  return added.rowCount === 1;
}

/** Customers whose state can still change, a chunk at a time ordered by id: those with a subscription, and
 *  those who opened a checkout recently and may have paid without our hearing of it. */
export async function loadRunningCustomers(
  db: Executor,
  { after, limit, openedSince }: { after: string; limit: number; openedSince: Date },
): Promise<string[]> {
  const runs = db
    .select({ id: subscription.customerId })
    .from(subscription)
    .where(isNull(subscription.endedAt));
  const bought = db
    .select({ id: checkoutSession.userId })
    .from(checkoutSession)
    .where(gt(checkoutSession.openedAt, openedSince));
  const rows = await db
    .select({ id: billingCustomer.id })
    .from(billingCustomer)
    .where(
      and(
        gt(billingCustomer.id, after),
        or(
          inArray(billingCustomer.id, runs),
          and(isNull(billingCustomer.closedAt), inArray(billingCustomer.userId, bought)),
        ),
      ),
    )
    .orderBy(asc(billingCustomer.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Customers whose paid period ends about now and who were not read in the last half hour: the provider
 *  opens, collects or gives up their renewal. */
export async function loadTurningCustomers(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: subscription.customerId })
    .from(subscription)
    .innerJoin(billingCustomer, eq(billingCustomer.id, subscription.customerId))
    .where(
      and(
        isNull(subscription.endedAt),
        sql`${subscription.coveredUntil} between ${now}::timestamptz - interval '8 days'
          and ${now}::timestamptz + interval '2 hours'`,
        sql`(${billingCustomer.readAt} is null
          or ${billingCustomer.readAt} < clock_timestamp() - interval '30 minutes')`,
      ),
    )
    .groupBy(subscription.customerId);
  return rows.map(({ id }) => id);
}

/** A user's mail address and language, for a customer. */
export async function findRecipient(db: Executor, userId: number) {
  const [user] = await db
    .select({
      email: appUser.email,
      firstName: appUser.firstName,
      language: appUser.language,
      name: sql<string>`trim(${appUser.firstName} || ' ' || ${appUser.lastName})`,
    })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return user;
}

export async function findUserLanguage(db: Executor, userId: number): Promise<Language> {
  return (await findRecipient(db, userId))?.language ?? 'it';
}

export async function findSubscriptionCustomer(db: Executor, subscriptionId: string) {
  const [row] = await db
    .select({ id: subscription.customerId })
    .from(subscription)
    .where(eq(subscription.id, subscriptionId));
  return row?.id;
}

export async function listOwnSubscriptions(db: Executor, userId: number) {
  return db
    .select({
      id: subscription.id,
      status: subscription.status,
      interval: subscription.interval,
      amountCents: subscription.amountCents,
      currency: subscription.currency,
      startedAt: subscription.startedAt,
      cancelAt: subscription.cancelAt,
      endedAt: subscription.endedAt,
      coveredUntil: subscription.coveredUntil,
      isRenewalFailing: subscription.isRenewalFailing,
    })
    .from(subscription)
    .innerJoin(billingCustomer, eq(billingCustomer.id, subscription.customerId))
    .where(eq(billingCustomer.userId, userId))
    .orderBy(desc(subscription.startedAt), desc(subscription.id));
}

export async function listOwnPayments(db: Executor, userId: number) {
  return db
    .select({
      id: payment.id,
      subscriptionId: payment.subscriptionId,
      status: payment.status,
      reason: payment.reason,
      amountCents: payment.amountCents,
      refundedCents: payment.refundedCents,
      currency: payment.currency,
      createdAt: payment.createdAt,
      paidAt: payment.paidAt,
      periodEnd: payment.periodEnd,
      receiptUrl: payment.receiptUrl,
    })
    .from(payment)
    .innerJoin(billingCustomer, eq(billingCustomer.id, payment.customerId))
    .where(eq(billingCustomer.userId, userId))
    .orderBy(desc(payment.createdAt), desc(payment.id));
}

/** The customers of a user, in both modes, including closed ones. */
export async function listCustomersOf(db: Executor, userId: number) {
  return db
    .select({ id: billingCustomer.id, isLive: billingCustomer.isLive })
    .from(billingCustomer)
    .where(and(eq(billingCustomer.userId, userId), isNotNull(billingCustomer.userId)));
}
