import type { billingCalls } from '@tredici/contract/billing';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { Log } from '#log/logging.ts';
import type { Billing } from './billing.ts';
import { openCheckout, openPortal } from './checkout.ts';
import { describePayment, describeSubscription } from './describe.ts';
import { finishWithdrawals } from './finish-withdrawals.ts';
import { findUserLanguage, listOwnPayments, listOwnSubscriptions } from './store.ts';
import { PaymentsUnavailable } from './stripe-client.ts';
import { takeEvent } from './webhook.ts';
import { withdrawalUntil } from './withdraw.ts';
import { askWithdrawal, listUnfinishedWithdrawals } from './withdrawal-store.ts';

export function billingHandlers(
  { db, clock, hearChanges }: Pick<Deps, 'db' | 'clock' | 'hearChanges'>,
  billing: Billing | undefined,
): Handlers<typeof billingCalls> {
  const configured = (): Billing => {
    if (!billing) throw new AppError('payments_not_configured');
    return billing;
  };

  return {
    getPricing: async () => {
      const prices = (await billing?.prices.current()) ?? [];
      return {
        payments: prices.length > 0 ? 'ready' : 'soon',
        plans: prices.map(({ plan, amountCents, currency }) => ({
          plan,
          amount_cents: amountCents,
          currency,
        })),
      };
    },

    openCheckout: async ({ body, session, log }) => {
      const parts = configured();
      const { id } = session.user;
      const language = await findUserLanguage(db, id);
      return {
        url: await orUnavailable(log, () => openCheckout(parts, { id, language }, body.plan)),
      };
    },

    openCustomerPortal: async ({ session, log }) => {
      const parts = configured();
      const { id } = session.user;
      const language = await findUserLanguage(db, id);
      const url = await orUnavailable(log, () => openPortal(parts, { id, language }));
      if (url === undefined) throw new AppError('no_subscription');
      return { url };
    },

    stripeWebhook: async ({ body, header, log }) => {
      await takeEvent(configured(), body, header('stripe-signature'), log);
      return { received: true };
    },

    listSubscriptions: async ({ session }) => {
      const { id } = session.user;
      const [subscriptions, payments, withdrawing] = await Promise.all([
        listOwnSubscriptions(db, id),
        listOwnPayments(db, id),
        listUnfinishedWithdrawals(db, id),
      ]);
      const waiting = new Set(withdrawing.map(({ subscriptionId }) => subscriptionId));
      return {
        results: subscriptions.map((own) =>
          describeSubscription(own, payments, waiting, clock.now()),
        ),
      };
    },

    listPayments: async ({ session }) => ({
      results: (await listOwnPayments(db, session.user.id)).map(describePayment),
    }),

    withdrawFromContract: async ({ body, session, log }) => {
      const parts = configured();
      const userId = session.user.id;
      const now = clock.now();
      const own = await listOwnSubscriptions(db, userId);
      const subscription = own.find(({ id }) => id === body.subscription);
      if (!subscription) throw new AppError('not_found');
      const asked = await listUnfinishedWithdrawals(db, userId);
      const isAsked = asked.some(({ subscriptionId }) => subscriptionId === subscription.id);
      if (!isAsked && !withdrawalUntil(subscription, await listOwnPayments(db, userId), now)) {
        throw new AppError('withdrawal_over');
      }
      // Recorded first: from here on it will be done, even if this request fails.
      await inTransaction(db, (tx) =>
        askWithdrawal(tx, { subscriptionId: subscription.id, userId, askedAt: now }),
      );
      const left = await finishWithdrawals(parts, log, userId);
      await hearChanges();
      return { state: left === 0 ? 'refunded' : 'asked' };
    },
  };
}

/** All failures to get an answer from the provider become the same error. */
async function orUnavailable<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'payments: the provider did not answer as it should');
    if (error instanceof PaymentsUnavailable || isProviderError(error)) {
      throw new AppError('payments_unavailable');
    }
    throw error;
  }
}

const isProviderError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
