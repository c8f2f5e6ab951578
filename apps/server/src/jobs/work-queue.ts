import type { Pool } from 'pg';
import { PgBoss, type Queue } from 'pg-boss';
import type { Log } from '#log/logging.ts';

/** Opens a queue of work on our own connections; it is made if it is not there. */
export async function openWorkQueue(
  pool: Pool,
  log: Log,
  name: string,
  options: Omit<Queue, 'name'>,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // The worker's jobs look after all queues.
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error, queue: name }, 'queue'));
  await boss.start();
  await boss.createQueue(name, options);
  // Any question makes it remember the queue. Otherwise the first entries would look it up, on a second
  // connection, from within their transactions: a crowd of them would wait for each other.
  await boss.getJobById(name, '00000000-0000-0000-0000-000000000000');
  return boss;
}

export interface LazyQueue {
  /** To be called before a transaction that adds to the queue: waiting for a second connection while
   *  holding a first can lock up the whole pool. */
  open(): Promise<PgBoss>;
  close(): Promise<void>;
}

/** Nothing is opened before it is needed, and a failure to open is tried again. */
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
