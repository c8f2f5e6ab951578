import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Log } from '#log/logging.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { deliver, type WriteMail } from './deliver.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpTransport } from './transport.ts';
import { type MailWorker, startMailWorker } from './worker.ts';

export interface MailOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  readonly clock: Clock;
  readonly pool: Pool;
  readonly log: Log;
  readonly write: WriteMail;
  /** For tests, which wait for nothing. */
  readonly pollingSeconds?: number;
  readonly retryDelaySeconds?: number;
}

/** Sends the mails that wait, by the mail server where there is one. */
export async function startMail(options: MailOptions): Promise<MailWorker> {
  const { config, clock, log, write } = options;
  const transport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl)
    : createOutbox(join(config.dataDir, 'outbox'), log);
  const parts = { transport, write, clock, from: config.mailFrom };
  const worker = await startMailWorker({
    ...options,
    deliver: (id, order) => deliver(parts, id, order),
  });
  return {
    async stop(graceMs) {
      await worker.stop(graceMs);
      transport.close();
    },
  };
}
