import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Db } from '#db/pool.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import { createLazyQueue, openWorkQueue } from '#jobs/work-queue.ts';
import type { Log } from '#log/logging.ts';
import { toMailJob } from './mail-job.ts';
import type { MailTemplate } from './mail-template.ts';

export const MAIL_QUEUE = 'send-mail';

/** A mail server may be down for days without losing a mail: the delay between attempts grows from seconds to
 *  a quarter of an hour, for about two weeks. */
const RETRY_DELAY_SECONDS = 5;
const RETRY_DELAY_MAX_SECONDS = 900;
const RETRIES = 1_300;
const KEEP_WAITING_SECONDS = 30 * 86_400;
/** Sent mails are deleted soon: the mail about a deleted account contains its address. */
const KEEP_SENT_SECONDS = 3_600;
/** Longer than any attempt may take by the transport's time limits. */
const TRY_LIMIT_SECONDS = 300;

/** Bulk mails have a lower priority than mails that a user is waiting for. */
const BEHIND = -1;

/** Puts a mail into the queue, within the transaction it belongs to. */
export type EnqueueMail = <Data extends object>(
  template: MailTemplate<Data>,
  data: Data,
) => Promise<void>;

export interface MailQueue {
  /** A transaction that can queue mails: they are sent only if it commits. */
  inTransaction<T>(work: (tx: Transaction, enqueueMail: EnqueueMail) => Promise<T>): Promise<T>;
  /** Queues many of one kind at once, within a transaction in progress. */
  enqueueAll<Data extends object>(
    tx: Transaction,
    template: MailTemplate<Data>,
    all: readonly Data[],
  ): Promise<void>;
  close(): Promise<void>;
}

/** The queue is not opened before the first mail. */
export function createMailQueue(db: Db, pool: Pool, log: Log): MailQueue {
  const queue = createLazyQueue(() => openQueue(pool, log));
  return {
    async inTransaction(work) {
      const boss = await queue.open();
      return inTransaction(db, (tx) =>
        work(tx, async (template, data) => {
          await boss.send(MAIL_QUEUE, toMailJob(template, data), { db: fromDrizzle(tx, sql) });
        }),
      );
    },
    async enqueueAll(tx, template, all) {
      const boss = await queue.open();
      const jobs = all.map((data) => ({ data: toMailJob(template, data), priority: BEHIND }));
      await boss.insert(MAIL_QUEUE, jobs, { db: fromDrizzle(tx, sql) });
    },
    close: queue.close,
  };
}

export function openQueue(
  pool: Pool,
  log: Log,
  retryDelaySeconds: number = RETRY_DELAY_SECONDS,
): Promise<PgBoss> {
  return openWorkQueue(pool, log, MAIL_QUEUE, {
    retryLimit: RETRIES,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    expireInSeconds: TRY_LIMIT_SECONDS,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deleteAfterSeconds: KEEP_SENT_SECONDS,
  });
}
