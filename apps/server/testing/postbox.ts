import { createLog } from '#log/logging.ts';
import { deliverAll } from '#mail/deliver.ts';
import type { MailJob } from '#mail/mail-job.ts';
import { MAIL_QUEUE, openQueue } from '#mail/queue.ts';
import type { Message } from '#mail/transport.ts';
import type { Clock } from '../src/clock.ts';
import { MAIL_TEMPLATES } from '../src/mail-templates.ts';
import { createSecretBox } from '../src/secret-key.ts';
import type { TestDatabase } from './database/test-database.ts';
import { testConfig } from './test-app.ts';

export const PUBLIC_URL = 'https://tredici.test';

export interface Postbox {
  /** Renders and removes the mails queued since the last call. */
  collect(): Promise<Message[]>;
  /** The key in the only mail of a kind queued since the last call. */
  keyOf(kind: Message['kind']): Promise<string>;
}

/** The mails of a test's database, rendered but not sent. */
export async function createPostbox(
  { db, pool }: Pick<TestDatabase, 'db' | 'pool'>,
  clock: Clock,
): Promise<Postbox> {
  const boss = await openQueue(pool, createLog('silent'));
  const secrets = createSecretBox(testConfig());
  const context = { db, clock, publicUrl: PUBLIC_URL, secrets };
  const collect = async () => {
    const sent: Message[] = [];
    const transport = {
      send: async (message: Message) => void sent.push(message),
      close: () => {},
    };
    const parts = { transport, context, templates: MAIL_TEMPLATES, from: 'no-reply@tredici.test' };
    for (const job of await boss.fetch<MailJob>(MAIL_QUEUE, { batchSize: 2_000 })) {
      await Promise.all(deliverAll(parts, [job]));
      await boss.complete(MAIL_QUEUE, job.id);
    }
    return sent;
  };
  return {
    collect,
    async keyOf(kind) {
      const [mail, ...more] = (await collect()).filter((message) => message.kind === kind);
      if (!mail || more.length > 0) throw new Error(`${more.length + 1} mails of ${kind}`);
      return keyIn(mail);
    },
  };
}

/** The key of the link in a mail, as its reader would use it. */
export function keyIn(mail: Message | undefined): string {
  const key = /\/([0-9a-f]{64})\b/.exec(mail?.text ?? '')?.[1];
  if (!key) throw new Error(`no key in a mail of ${mail?.kind}`);
  return key;
}
