import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '#log/logging.ts';
import { fieldsOf, type MailTransport } from './transport.ts';

/** Without a mail server every mail is a file that any mail program opens, and its link stands in the
 *  log: whoever tries the program out can go on. */
export function createOutbox(folder: string, log: Log): MailTransport {
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: bytes } = await printer.sendMail(fieldsOf(message));
      await mkdir(folder, { recursive: true });
      const stamp = message.date.toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${message.kind}-${message.id.slice(0, 8)}.eml`);
      const partial = `${file}.partial`;
      await writeFile(partial, bytes as Buffer, { mode: 0o600 });
      await rename(partial, file);
      // A warning, because it must be seen where only warnings are shown.
      log.warn(
        { kind: message.kind, link: message.link, file },
        'mail: no SMTP_URL, see the outbox',
      );
    },
    close: () => printer.close(),
  };
}
