import type { Log } from '#log/logging.ts';
import type { Billing } from './billing.ts';
import { contractWithdrawnMail } from './mail-templates.ts';
import { findSubscriptionCustomer } from './store.ts';
import { withinBudget } from './stripe-client.ts';
import { syncCustomer } from './sync-customer.ts';
import { endAndRefund } from './withdraw.ts';
import { finishWithdrawal, listUnfinishedWithdrawals } from './withdrawal-store.ts';

/** Ends and refunds the subscriptions that users have withdrawn from; returns how many still wait for the
 *  provider. */
export async function finishWithdrawals(
  billing: Billing,
  log: Log,
  userId?: number,
): Promise<number> {
  const { db, clock, mail, payments } = billing;
  let left = 0;
  for (const { subscriptionId, userId: owner, askedAt } of await listUnfinishedWithdrawals(
    db,
    userId,
  )) {
    try {
      const customerId = await findSubscriptionCustomer(db, subscriptionId);
      if (customerId) await endAndRefund(payments, withinBudget(), customerId, subscriptionId);
      await mail.inTransaction(async (tx, enqueueMail) => {
        // Of two at the same time only one finishes it and tells the user.
        if (!(await finishWithdrawal(tx, subscriptionId, clock.now()))) return;
        await enqueueMail(contractWithdrawnMail, {
          userId: owner,
          askedOn: askedAt.toISOString(),
        });
      });
      if (customerId) await syncCustomer(billing, customerId);
      log.info({ subscription: subscriptionId }, 'payments: withdrawal finished');
    } catch (error) {
      left += 1;
      log.warn({ err: error, subscription: subscriptionId }, 'payments: withdrawal waits');
    }
  }
  return left;
}
