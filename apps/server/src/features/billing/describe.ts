import type { billingCalls } from '@tredici/contract/billing';
import type { ReplyOf } from '@tredici/contract/call';
import { PLAN_OF } from './plans.ts';
import type { listOwnPayments, listOwnSubscriptions } from './store.ts';
import { withdrawalUntil } from './withdraw.ts';

type OwnSubscription = Awaited<ReturnType<typeof listOwnSubscriptions>>[number];
type OwnPayment = Awaited<ReturnType<typeof listOwnPayments>>[number];
type SubscriptionView = ReplyOf<typeof billingCalls.listSubscriptions>['results'][number];
type PaymentView = ReplyOf<typeof billingCalls.listPayments>['results'][number];

/** A subscription as the profile page shows it. */
export function describeSubscription(
  own: OwnSubscription,
  payments: readonly OwnPayment[],
  withdrawing: ReadonlySet<string>,
  now: Date,
): SubscriptionView {
  return {
    id: own.id,
    plan: PLAN_OF[own.interval ?? ''] ?? null,
    state: stateOf(own, now),
    amount_cents: own.amountCents,
    currency: own.currency,
    started_at: own.startedAt.toISOString(),
    next_date: nextDateOf(own, payments)?.toISOString() ?? null,
    withdrawal_until: withdrawalUntil(own, payments, now)?.toISOString() ?? null,
    is_withdrawing: withdrawing.has(own.id),
  };
}

function stateOf(own: OwnSubscription, now: Date): SubscriptionView['state'] {
  if (own.endedAt !== null || own.status === 'incomplete_expired') return 'ended';
  if (own.cancelAt !== null) return own.cancelAt > now ? 'ends' : 'ended';
  if (own.coveredUntil === null) return 'waiting';
  return own.isRenewalFailing ? 'renewal-failing' : 'active';
}

/** The end of a cancelled subscription, else the end of the paid period, when it renews. */
function nextDateOf(own: OwnSubscription, payments: readonly OwnPayment[]): Date | null {
  if (own.endedAt ?? own.cancelAt) return own.endedAt ?? own.cancelAt;
  const ends = payments
    .filter(({ subscriptionId, status }) => subscriptionId === own.id && status === 'paid')
    .map(({ periodEnd }) => periodEnd?.getTime() ?? 0);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

export function describePayment(own: OwnPayment): PaymentView {
  return {
    id: own.id,
    date: (own.paidAt ?? own.createdAt).toISOString(),
    amount_cents: own.amountCents,
    refunded_cents: own.refundedCents,
    currency: own.currency,
    state: paymentState(own),
    receipt_url: own.receiptUrl,
  };
}

function paymentState({ status, amountCents, refundedCents }: OwnPayment): PaymentView['state'] {
  if (status === 'paid' && refundedCents > 0) {
    return refundedCents >= amountCents ? 'refunded' : 'partly-refunded';
  }
  if (status === 'paid') return 'paid';
  return status === 'open' || status === 'draft' ? 'open' : 'failed';
}
