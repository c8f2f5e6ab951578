import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor } from '#db/pool.ts';
import type { Transaction } from '#db/transaction.ts';
import { createLazyQueue, openWorkQueue } from '#jobs/work-queue.ts';
import type { Log } from '#log/logging.ts';
import { type SyncParts, syncCustomer } from './sync-customer.ts';

const QUEUE = 'read-customer';
/** While the provider is down: from seconds to half a minute between attempts, for weeks. */
const RETRY_DELAY_SECONDS = 3;
const RETRY_DELAY_MAX_SECONDS = 30;
const RETRIES = 100_000;
/** Longer than a reading may take; after this a worker that died is replaced by another. */
const TRY_LIMIT_SECONDS = 75;
const KEEP_WAITING_SECONDS = 60 * 86_400;
const KEEP_DONE_SECONDS = 3_600;
const AT_ONCE = 5;

/** Customers to be read again. Even if requested many times at once, a customer is read once or twice. */
export interface SyncQueue {
  /** Must be called before the transaction in which something is added. */
  open(): Promise<void>;
  add(tx: Executor, customerId: string): Promise<void>;
  close(): Promise<void>;
}

export function createSyncQueue(pool: Pool, log: Log): SyncQueue {
  const queue = createLazyQueue(() => openQueue(pool, log));
  return {
    open: async () => void (await queue.open()),
    add: async (tx, customerId) => {
      const boss = await queue.open();
      await boss.send(
        QUEUE,
        { customerId },
        { singletonKey: customerId, db: fromDrizzle(tx as Transaction, sql) },
      );
    },
    close: queue.close,
  };
}

function openQueue(pool: Pool, log: Log): Promise<PgBoss> {
  return openWorkQueue(pool, log, QUEUE, {
    // One waiting and one running for each customer.
    policy: 'stately',
    retryLimit: RETRIES,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    expireInSeconds: TRY_LIMIT_SECONDS,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  });
}

export interface SyncWorker {
  stop(graceMs: number): Promise<void>;
}

/** Reads the customers in the queue; any number of workers may run. */
export async function startSyncWorker(
  parts: SyncParts & { readonly pool: Pool; readonly pollingSeconds?: number },
): Promise<SyncWorker> {
  const { log } = parts;
  const boss = await openQueue(parts.pool, log);
  await boss.work<{ customerId: string }>(
    QUEUE,
    {
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: parts.pollingSeconds ?? 1,
    },
    (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data: { customerId } }) => {
          try {
            const outcome = await syncCustomer(parts, customerId);
            log.info({ customer: customerId, outcome }, 'payments: customer read');
            return { id, status: 'completed' as const, output: { outcome } };
          } catch (error) {
            log.warn({ err: error, customer: customerId }, 'payments: customer not read yet');
            return { id, status: 'failed' as const, output: { cause: String(error) } };
          }
        }),
      ),
  );
  return { stop: (graceMs) => boss.stop({ graceful: true, timeout: graceMs }) };
}
