import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  readonly to: string[];
  readonly email: Email;
}

export interface TestSmtp {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real mail server that stores what it receives, refuses recipients named `nobody` and is slow for those
 *  named `slow`. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // A pool keeps its connections open; there is no need to wait for them here.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, done) {
      const refusal = Object.assign(new Error('no such user'), { responseCode: 550 });
      const answer = () => done(address.address.startsWith('nobody@') ? refusal : null);
      if (address.address.startsWith('slow@')) setTimeout(answer, 2_000);
      else answer();
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: envelope.rcptTo.map(({ address }) => address), email });
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= new Promise((resolve) => server.close(() => resolve()));
    return stopped;
  };
  onTestFinished(stop);
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, received, stop };
}
