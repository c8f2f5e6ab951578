import type { Pool } from 'pg';
import type { Log } from '#log/logging.ts';
import { maskSecrets } from '#log/mask.ts';
import type { Delivered } from './deliver.ts';
import type { MailJob } from './mail-job.ts';
import { MAIL_QUEUE, openQueue } from './queue.ts';

/** Mails taken at once; a full hand is followed by the next without waiting. */
const AT_ONCE = 50;

export interface MailWorker {
  /** Takes no more; what is being sent may finish within the grace. */
  stop(graceMs: number): Promise<void>;
}

/** Sends what the queue holds. Any number of workers may do so: each mail is taken by one. */
export async function startMailWorker(options: {
  readonly pool: Pool;
  readonly log: Log;
  readonly deliver: (id: string, job: MailJob) => Promise<Delivered>;
  readonly pollingSeconds?: number;
  readonly retryDelaySeconds?: number;
}): Promise<MailWorker> {
  const { log, deliver } = options;
  const boss = await openQueue(options.pool, log, options.retryDelaySeconds);
  await boss.work<MailJob>(
    MAIL_QUEUE,
    {
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: options.pollingSeconds ?? 1,
    },
    (jobs) => Promise.all(jobs.map(({ id, data }) => tryOnce(id, data))),
  );

  /** At once, not when the whole hand is done: a process that dies in between would send it again.
   *  What goes wrong here is made up for at the end of the hand. */
  async function completeMail(id: string, output: { outcome: Delivered }): Promise<void> {
    await boss
      .complete(MAIL_QUEUE, id, output)
      .catch((error: unknown) =>
        log.warn({ err: error, mail: id }, 'mail: sent, not yet completed'),
      );
  }

  async function tryOnce(id: string, job: MailJob) {
    const { kind } = job;
    try {
      const outcome = await deliver(id, job);
      await completeMail(id, { outcome });
      if (outcome === 'refused') log.error({ mail: id, kind }, 'mail: the recipient was refused');
      else log.info({ mail: id, kind, outcome }, 'mail');
      return { id, status: 'completed' as const, output: { outcome } };
    } catch (error) {
      // A mail server that is down is no fault of ours: it waits and is tried again.
      log.warn({ err: error, mail: id, kind }, 'mail: not sent, it will be tried again');
      const cause = maskSecrets(error instanceof Error ? error.message : String(error));
      return { id, status: 'failed' as const, output: { cause } };
    }
  }

  return {
    stop: (graceMs) => boss.stop({ graceful: true, timeout: graceMs }),
  };
}
