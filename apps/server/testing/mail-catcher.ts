import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail in the form that journeys read. */
export interface CaughtMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailCatcher {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real mail server that writes mails into a folder, each as a JSON file: journeys run in separate
 *  processes and read them there. */
export async function startMailCatcher(folder: string): Promise<MailCatcher> {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        const to = envelope.rcptTo.map(({ address }) => address);
        keep(folder, count, to, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(folder: string, count: number, to: string[], bytes: Buffer): Promise<void> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(bytes);
  const file = join(folder, `${String(count).padStart(5, '0')}.json`);
  const partial = `${file}.partial`;
  await writeFile(partial, JSON.stringify({ to, subject, text, html } satisfies CaughtMail));
  await rename(partial, file);
}
