import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Db } from '#db/pool.ts';
import type { Job } from '#jobs/job.ts';
import type { Log } from '#log/logging.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createSecretBox } from '../secret-key.ts';
import { deliverAll } from './deliver.ts';
import type { MailTemplate } from './mail-template.ts';
import { createOutbox, purgeOutbox } from './outbox.ts';
import { createSmtpTransport } from './transport.ts';
import { type MailWorker, startMailWorker } from './worker.ts';

export interface MailOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl' | 'secretKey'>;
  readonly clock: Clock;
  readonly db: Db;
  readonly pool: Pool;
  readonly log: Log;
  readonly templates: readonly MailTemplate[];
  /** Tests use a shorter interval. */
  readonly pollingSeconds?: number;
  readonly retryDelaySeconds?: number;
}

/** Sends the waiting mails, by the mail server if there is one. */
export async function startMail(options: MailOptions): Promise<MailWorker> {
  const { config, clock, db, log, templates } = options;
  const transport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl)
    : createOutbox(outboxOf(config), log);
  const secrets = createSecretBox(config);
  const context = { db, clock, publicUrl: config.publicUrl, secrets };
  const parts = { transport, templates, context, from: config.mailFrom };
  const worker = await startMailWorker({
    ...options,
    deliverAll: (mails) => deliverAll(parts, mails),
  });
  return {
    async stop(graceMs) {
      await worker.stop(graceMs);
      transport.close();
    },
  };
}

export const purgeOldMails: Job = {
  name: 'purge-old-mails',
  summary: 'Removes mails of the outbox that are a week old',
  cron: '35 4 * * *',
  run: ({ config, clock }) => purgeOutbox(outboxOf(config), clock.now()),
};

const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');
