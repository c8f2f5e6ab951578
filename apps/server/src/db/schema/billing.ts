import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { instant } from './columns.ts';

export const PLANS = ['monthly', 'yearly'] as const;

/** A user's customer at the payment provider. The row stays without its user when the account is deleted,
 *  because invoices must remain known. A customer that the provider deleted is closed, and another takes its
 *  place. */
export const billingCustomer = pgTable(
  'billing_customer',
  {
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).references(() => appUser.id, {
      onDelete: 'set null',
    }),
    isLive: boolean('is_live').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    /** When its state was last read from the provider. */
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('billing_customer_user_key')
      .on(t.userId, t.isLive)
      .where(sql`${t.closedAt} is null`),
    index('billing_customer_any_user_idx').on(t.userId),
  ],
);

/** A subscription as it was when the customer was last read. */
export const subscription = pgTable(
  'subscription',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomer.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    priceId: text('price_id'),
    /** month or year; the price's name does not matter. */
    interval: text('interval'),
    amountCents: integer('amount_cents'),
    currency: text('currency'),
    startedAt: instant('started_at').notNull(),
    cancelAt: instant('cancel_at'),
    endedAt: instant('ended_at'),
    /** The end of the Pro that this subscription gives, grace period included; null if nothing has been
     *  paid. */
    coveredUntil: instant('covered_until'),
    /** The provider could not collect the renewal and tries again. */
    isRenewalFailing: boolean('is_renewal_failing').notNull(),
  },
  (t) => [
    index('subscription_customer_idx').on(t.customerId),
    index('subscription_running_idx').on(t.customerId).where(sql`${t.endedAt} is null`),
  ],
);

/** An invoice as it was when the customer was last read. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomer.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id'),
    status: text('status').notNull(),
    reason: text('reason'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull(),
    currency: text('currency').notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** The end of the period that it pays for. */
    periodEnd: instant('period_end'),
    isDisputeLost: boolean('is_dispute_lost').notNull(),
    receiptUrl: text('receipt_url'),
    paymentIntents: text('payment_intents').array().notNull(),
    /** When the user was notified by mail that it could not be collected. */
    failureMailedAt: instant('failure_mailed_at'),
  },
  (t) => [
    index('payment_customer_idx').on(t.customerId, t.createdAt),
    index('payment_intents_idx').using('gin', t.paymentIntents),
  ],
);

/** Every event of the provider, stored once by its id. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    isLive: boolean('is_live').notNull(),
    customerId: text('customer_id'),
    /** What was done: the customer is read again, or why not. */
    outcome: text('outcome', { enum: ['read-customer', 'other-mode', 'no-customer'] }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Ids, amounts and states. What the provider sends about cards and addresses is left out. */
    summary: jsonb('summary').notNull(),
  },
  (t) => [index('payment_event_received_idx').on(t.receivedAt)],
);

/** Checkouts that users have opened; `closed_at` is null while one is not finished. */
export const checkoutSession = pgTable(
  'checkout_session',
  {
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: PLANS }).notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [index('checkout_session_open_idx').on(t.userId).where(sql`${t.closedAt} is null`)],
);

/** A withdrawal from a contract: requested once, and completed when the provider answers. */
export const withdrawal = pgTable('withdrawal', {
  subscriptionId: text('subscription_id').primaryKey(),
  userId: bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  askedAt: instant('asked_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** The data of the demo's stand-in for the payment provider. */
export const demoPaymentObject = pgTable(
  'demo_payment_object',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    customer: text('customer'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    value: jsonb('value').notNull(),
  },
  (t) => [
    primaryKey({ name: 'demo_payment_object_pkey', columns: [t.kind, t.id] }),
    index('demo_payment_object_customer_idx').on(t.kind, t.customer),
    check('demo_payment_object_id_shape', sql`char_length(${t.id}) between 1 and 120`),
  ],
);
