import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

export const PLANS = ['monthly', 'yearly'] as const;
export type Plan = (typeof PLANS)[number];

/** The period within which a distance contract can be withdrawn from without a reason. */
export const WITHDRAWAL_DAYS = 14;

const redirect = z.object({ url: z.url() });

export const planPrice = z.object({
  plan: z.enum(PLANS),
  amount_cents: z.int(),
  /** Three lower-case letters, such as eur. */
  currency: z.string(),
});

/** The state of a subscription, in the product's terms. */
export const SUBSCRIPTION_STATES = [
  'active',
  'renewal-failing',
  'ends',
  'ended',
  'waiting',
] as const;

const subscription = z.object({
  id: z.string(),
  /** null for a price that is neither monthly nor yearly. */
  plan: z.nullable(z.enum(PLANS)),
  state: z.enum(SUBSCRIPTION_STATES),
  amount_cents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  started_at: instant,
  /** When it renews, ends or has ended; null if nothing has been paid. */
  next_date: z.nullable(instant),
  /** Until when the contract can be withdrawn from; null once that is over. */
  withdrawal_until: z.nullable(instant),
  /** A withdrawal that was requested and is not completed yet. */
  is_withdrawing: z.boolean(),
});

export const PAYMENT_STATES = ['paid', 'refunded', 'partly-refunded', 'failed', 'open'] as const;

const payment = z.object({
  id: z.string(),
  date: instant,
  amount_cents: z.int(),
  refunded_cents: z.int(),
  currency: z.string(),
  state: z.enum(PAYMENT_STATES),
  receipt_url: z.nullable(z.string()),
});

export const billingCalls = {
  getPricing: defineCall({
    method: 'GET',
    path: '/v1/tredici/pricing/',
    access: 'public',
    summary: 'The prices of Pro at the payment provider',
    status: 200,
    reply: z.object({
      /** soon: payments are not configured, or their prices cannot be read yet. */
      payments: z.enum(['ready', 'soon']),
      plans: z.array(planPrice),
    }),
  }),
  openCheckout: defineCall({
    method: 'POST',
    path: '/v1/account/stripe/checkout/',
    access: 'login',
    summary:
      'The address for paying for Pro; for users who already have a subscription, that of the portal',
    body: z.object({ plan: z.enum(PLANS) }),
    status: 200,
    reply: redirect,
    errors: ['payments_not_configured', 'payments_unavailable'],
  }),
  openCustomerPortal: defineCall({
    method: 'POST',
    path: '/v1/account/stripe/customer-portal/',
    access: 'login',
    summary: 'The address at which a subscription is changed, cancelled or resumed',
    status: 200,
    reply: redirect,
    errors: ['payments_not_configured', 'payments_unavailable', 'no_subscription'],
  }),
  stripeWebhook: defineCall({
    method: 'POST',
    path: '/v1/account/stripe/webhook/',
    access: 'public',
    summary: 'Signed events of the payment provider',
    body: { kind: 'raw', maxBytes: 512 * 1024 },
    status: 200,
    reply: z.object({ received: z.literal(true) }),
    errors: ['payments_not_configured', 'signature_invalid'],
  }),
  listSubscriptions: defineCall({
    method: 'GET',
    path: '/v1/account/subscriptions/',
    access: 'login',
    summary: "The caller's subscriptions, newest first",
    status: 200,
    reply: z.object({ results: z.array(subscription) }),
  }),
  listPayments: defineCall({
    method: 'GET',
    path: '/v1/account/payments/',
    access: 'login',
    summary: "The caller's payments with their receipts, newest first",
    status: 200,
    reply: z.object({ results: z.array(payment) }),
  }),
  withdrawFromContract: defineCall({
    method: 'POST',
    path: '/v1/account/subscriptions/withdraw/',
    access: 'login',
    summary: 'Withdraws from a contract within 14 days: ends it and refunds what was paid',
    body: z.object({ subscription: z.string().check(z.minLength(1), z.maxLength(120)) }),
    status: 200,
    reply: z.object({
      /** asked: the refund follows as soon as the payment provider answers. */
      state: z.enum(['refunded', 'asked']),
    }),
    errors: ['not_found', 'withdrawal_over', 'payments_not_configured'],
  }),
};
