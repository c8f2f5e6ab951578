import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Log } from '#log/logging.ts';
import { maskSecrets } from '#log/mask.ts';
import type { Delivered, WaitingMail } from './deliver.ts';
import type { MailJob } from './mail-job.ts';
import { MAIL_QUEUE, openQueue } from './queue.ts';

/** Mails taken at once; a full batch is followed by the next without waiting. */
const AT_ONCE = 50;
/** Two batches, so that the last mails of one do not leave the mail server's connections idle. */
const HANDS = 2;

export interface MailWorker {
  /** Takes no more mails; those being sent may finish within the grace period. */
  stop(graceMs: number): Promise<void>;
}

/** Sends the mails in the queue. Any number of workers may run: each mail is taken by one. */
export async function startMailWorker(options: {
  readonly pool: Pool;
  readonly log: Log;
  readonly deliverAll: (mails: readonly WaitingMail[]) => readonly Promise<Delivered>[];
  readonly pollingSeconds?: number;
  readonly retryDelaySeconds?: number;
}): Promise<MailWorker> {
  const { log, deliverAll } = options;
  const boss = await openQueue(options.pool, log, options.retryDelaySeconds);
  const settle = createSettling(boss, log);
  await boss.work<MailJob>(
    MAIL_QUEUE,
    {
      batchSize: AT_ONCE,
      localConcurrency: HANDS,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: options.pollingSeconds ?? 1,
    },
    (mails) => {
      const deliveries = deliverAll(mails);
      return Promise.all(mails.map((mail, at) => finish(mail, deliveries[at]!)));
    },
  );

  async function finish({ id, data: { kind } }: WaitingMail, delivery: Promise<Delivered>) {
    try {
      const outcome = await delivery;
      await settle(id, outcome);
      if (outcome === 'refused') log.error({ mail: id, kind }, 'mail: the recipient was refused');
      else log.info({ mail: id, kind, outcome }, 'mail');
      return { id, status: 'completed' as const, output: { outcome } };
    } catch (error) {
      // A mail server that is down is not our error: the mail waits and is tried again.
      log.warn({ err: error, mail: id, kind }, 'mail: not sent, it will be tried again');
      const cause = maskSecrets(error instanceof Error ? error.message : String(error));
      return { id, status: 'failed' as const, output: { cause } };
    }
  }

  return {
    stop: (graceMs) => boss.stop({ graceful: true, timeout: graceMs }),
  };
}

/** Reports every mail to the queue immediately, not when the whole batch is done: otherwise a process that
 *  dies in between would send it again. Mails that finish during a report are reported together in the next
 *  one. */
function createSettling(boss: PgBoss, log: Log) {
  interface Message {
    readonly mails: { readonly id: string; readonly outcome: Delivered }[];
    readonly completed: Promise<void>;
  }
  let next: Message | undefined;
  let last = Promise.resolve();
  const complete = async (mails: Message['mails']) => {
    for (const [outcome, alike] of Map.groupBy(mails, (mail) => mail.outcome)) {
      const ids = alike.map(({ id }) => id);
      // Failures here are made up for at the end of the batch.
      await boss
        .complete(MAIL_QUEUE, ids, { outcome })
        .catch((error: unknown) => log.warn({ err: error, ids }, 'mail: sent, not yet completed'));
    }
  };
  const open = (): Message => {
    const mails: Message['mails'] = [];
    const completed = last.then(() => {
      next = undefined;
      return complete(mails);
    });
    last = completed;
    return { mails, completed };
  };
  return (id: string, outcome: Delivered): Promise<void> => {
    next ??= open();
    next.mails.push({ id, outcome });
    return next.completed;
  };
}
