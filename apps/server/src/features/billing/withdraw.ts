import { WITHDRAWAL_DAYS } from '@tredici/contract/billing';
import { DAY_MS } from '#durations.ts';
import { readCustomer } from './read-customer.ts';
import type { listOwnPayments, listOwnSubscriptions } from './store.ts';
import type { Payments, PaymentsCall } from './stripe-client.ts';

type OwnSubscription = Awaited<ReturnType<typeof listOwnSubscriptions>>[number];
type OwnPayment = Awaited<ReturnType<typeof listOwnPayments>>[number];

/** Until when a contract can be withdrawn from: 14 days from the purchase, which is the first payment of a
 *  subscription. Null if nothing was bought, it was refunded, or the time is over. */
export function withdrawalUntil(
  subscription: Pick<OwnSubscription, 'id'>,
  payments: readonly OwnPayment[],
  now: Date,
): Date | null {
  const purchase = payments.find(
    ({ subscriptionId, reason, paidAt, refundedCents, amountCents }) =>
      subscriptionId === subscription.id &&
      reason === 'subscription_create' &&
      paidAt !== null &&
      (refundedCents === 0 || refundedCents < amountCents),
  );
  if (!purchase?.paidAt) return null;
  const until = new Date(purchase.paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
  return until > now ? until : null;
}

/** Ends the subscription and refunds everything paid for it. Repeating it after a failure is safe: what is
 *  already ended or refunded stays so. */
export async function endAndRefund(
  payments: Payments,
  call: PaymentsCall,
  customerId: string,
  subscriptionId: string,
): Promise<void> {
  const { stripe } = payments;
  const account = await readCustomer(payments, call, customerId);
  if (!account) return;
  const subscription = account.subscriptions.find(({ id }) => id === subscriptionId);
  if (subscription && subscription.endedAt === null) {
    await call((options) => stripe.subscriptions.cancel(subscriptionId, {}, options));
  }
  for (const invoice of account.invoices) {
    const isPaid = invoice.subscriptionId === subscriptionId && invoice.status === 'paid';
    if (!isPaid || invoice.amountCents <= invoice.refundedCents) continue;
    for (const intent of invoice.paymentIntents) {
      await call((options) =>
        stripe.refunds.create(
          { payment_intent: intent, reason: 'requested_by_customer' },
          { ...options, idempotencyKey: `tredici-withdrawal-${subscriptionId}-${intent}` },
        ),
      );
    }
  }
}
