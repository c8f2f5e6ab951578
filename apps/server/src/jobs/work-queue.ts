import type { Pool } from 'pg';
import { PgBoss, type Queue } from 'pg-boss';
import type { Log } from '#log/logging.ts';

/** Opens a work queue on our own connections, creating it if needed. */
export async function openWorkQueue(
  pool: Pool,
  log: Log,
  name: string,
  options: Omit<Queue, 'name'>,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // Maintenance of all queues is done by the worker's pg-boss.
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error, queue: name }, 'queue'));
  await boss.start();
  await boss.createQueue(name, options);
  // Any query makes pg-boss cache the queue. Otherwise the first jobs would look it up on a second
  // connection, from within their transactions, and a crowd of them would wait for each other.
  await boss.getJobById(name, '00000000-0000-0000-0000-000000000000');
  return boss;
}

export interface LazyQueue {
  /** Call this before a transaction that adds to the queue: waiting for a second connection while holding one
   *  can block the whole pool. */
  open(): Promise<PgBoss>;
  close(): Promise<void>;
}

/** Opens the queue on first use, and tries again after a failure. */
export function createLazyQueue(openQueue: () => Promise<PgBoss>): LazyQueue {
  let opening: Promise<PgBoss> | undefined;
  return {
    open: () => {
      opening ??= openQueue().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
}
