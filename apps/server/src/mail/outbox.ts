import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DAY_MS } from '#durations.ts';
import type { Log } from '#log/logging.ts';
import { fieldsOf, type MailTransport } from './transport.ts';

/** Longer than any link in a mail is valid. */
const KEEP_MS = 7 * DAY_MS;

/** Without a mail server every mail becomes a file that any mail program can open. The log names the file but
 *  never the link, which gives access to an account. */
export function createOutbox(folder: string, log: Log): MailTransport {
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: bytes } = await printer.sendMail(fieldsOf(message));
      await mkdir(folder, { recursive: true });
      const file = join(
        folder,
        `${stampOf(message.date)}-${message.kind}-${message.id.slice(0, 8)}.eml`,
      );
      const partial = `${file}.partial`;
      await writeFile(partial, bytes as Buffer, { mode: 0o600 });
      await rename(partial, file);
      // A warning, so that it is visible even where only warnings are shown.
      log.warn({ kind: message.kind, file }, 'mail: no SMTP_URL, see the outbox');
    },
    close: () => printer.close(),
  };
}

/** Removes mails that are a week old, by the date in their names. Returns how many. */
export async function purgeOutbox(folder: string, now: Date): Promise<number> {
  const oldest = stampOf(new Date(now.getTime() - KEEP_MS));
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const old = files.filter((name) => /\.eml(\.partial)?$/.test(name) && name < oldest);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.length;
}

const stampOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');
