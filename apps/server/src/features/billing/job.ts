import { WEEK_MS } from '#durations.ts';
import type { Job } from '#jobs/job.ts';
import type { Billing } from './billing.ts';
import { finishWithdrawals } from './finish-withdrawals.ts';
import { loadRunningCustomers, loadTurningCustomers } from './store.ts';
import { syncCustomer } from './sync-customer.ts';

const CHUNK = 100;
/** A checkout stays open for a day; its outcome is found within a week. */
const LATELY_MS = WEEK_MS;

/** The jobs of payments; none if they are not configured. */
export function billingJobs(billing: Billing | undefined): Job[] {
  if (!billing) return [];
  return [
    {
      name: 'reconcile-payments',
      summary: 'Reads every running subscription from the payment provider and mends what differs',
      cron: '40 3 * * *',
      limitSeconds: 3_600,
      // Not `runInChunks`: the provider is asked about each customer, which no transaction may wait for or
      // undo, and each answer is saved at once. A run that was interrupted or could not read somebody begins
      // again, because it is to find what differs now.
      run: async ({ db, clock, log, signal }) => {
        const openedSince = new Date(clock.now().getTime() - LATELY_MS);
        let mended = 0;
        let failed = 0;
        for (let after = ''; ; ) {
          const chunk = await loadRunningCustomers(db, { after, limit: CHUNK, openedSince });
          for (const customer of chunk) {
            signal.throwIfAborted();
            try {
              if ((await syncCustomer(billing, customer)) === 'changed') mended += 1;
            } catch (error) {
              failed += 1;
              log.warn({ err: error, customer }, 'payments: not reconciled');
            }
          }
          const last = chunk.at(-1);
          if (last === undefined) break;
          after = last;
        }
        if (failed > 0) throw new Error(`${failed} customers could not be read`);
        if (mended > 0) log.warn({ mended }, 'payments: subscriptions mended');
        return mended;
      },
    },
    {
      name: 'read-turning-subscriptions',
      summary: 'Reads subscriptions whose paid time is about to end or has just ended',
      cron: '*/10 * * * *',
      run: async ({ db, clock }) => {
        const due = await loadTurningCustomers(db, clock.now());
        await billing.queue.open();
        for (const customer of due) await billing.queue.add(db, customer);
        return due.length;
      },
    },
    {
      name: 'finish-withdrawals',
      summary: 'Ends and refunds contracts that were withdrawn from while the provider was away',
      cron: '* * * * *',
      run: ({ log }) => finishWithdrawals(billing, log),
    },
  ];
}
