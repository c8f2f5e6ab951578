import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from '#db/pool.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import type { Log } from '#log/logging.ts';
import { toMailJob } from './mail-job.ts';
import type { MailTemplate } from './mail-template.ts';

export const MAIL_QUEUE = 'send-mail';

/** A mail server that is away for days delays a mail and loses none: from seconds to a quarter of an
 *  hour between tries, for about two weeks. */
const RETRY_DELAY_SECONDS = 5;
const RETRY_DELAY_MAX_SECONDS = 900;
const RETRIES = 1_300;
const KEEP_WAITING_SECONDS = 30 * 86_400;
/** What was sent is soon forgotten: the mail about a deleted account holds its address. */
const KEEP_SENT_SECONDS = 3_600;
/** Longer than any try may take by the time limits of the transport. */
const TRY_LIMIT_SECONDS = 300;

/** Puts a mail into the queue, as part of the transaction it was given with. */
export type EnqueueMail = <Data extends object>(
  template: MailTemplate<Data>,
  data: Data,
) => Promise<void>;

export interface MailQueue {
  /** A transaction that can queue mails: they are sent if it commits and only then. */
  inTransaction<T>(work: (tx: Transaction, enqueueMail: EnqueueMail) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Nothing is opened before the first mail. */
export function createMailQueue(db: Db, pool: Pool, log: Log): MailQueue {
  let opening: Promise<PgBoss> | undefined;
  const open = () => {
    opening ??= openQueue(pool, log).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    async inTransaction(work) {
      // Before the transaction: waiting for a second connection while holding a first can lock up
      // the whole pool.
      const boss = await open();
      return inTransaction(db, (tx) =>
        work(tx, async (template, data) => {
          await boss.send(MAIL_QUEUE, toMailJob(template, data), { db: fromDrizzle(tx, sql) });
        }),
      );
    },
    async close() {
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
}

/** The queue itself, made if it is not there. On our own connections. */
export async function openQueue(
  pool: Pool,
  log: Log,
  retryDelaySeconds: number = RETRY_DELAY_SECONDS,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // The worker's jobs look after all queues.
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'mail queue'));
  await boss.start();
  await boss.createQueue(MAIL_QUEUE, {
    retryLimit: RETRIES,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    expireInSeconds: TRY_LIMIT_SECONDS,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deleteAfterSeconds: KEEP_SENT_SECONDS,
  });
  // Any question makes it remember the queue. Otherwise the first mails would look it up, on a second
  // connection, from within their transactions: a crowd of them would wait for each other.
  await boss.getJobById(MAIL_QUEUE, '00000000-0000-0000-0000-000000000000');
  return boss;
}
