import { createTransport } from 'nodemailer';

/** A mail ready to be sent. Its headers contain nothing that a user typed except their validated address. */
export interface Message {
  /** Identifies the cause: the same for every attempt, so that a receiver can recognise a duplicate. */
  readonly id: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
  /** The address that ends such mails by one click. */
  readonly unsubscribe?: string;
}

export interface MailTransport {
  send(message: Message): Promise<void>;
  close(): void;
}

/** The mail server will never accept this mail, so waiting does not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Together shorter than the time after which the queue gives up an attempt. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const CONNECTIONS = 8;

export function createSmtpTransport(smtpUrl: string): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await smtp.sendMail(fieldsOf(message));
      } catch (error) {
        if (isRefusedForGood(error)) throw new MailRefused(String(error), { cause: error });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}

/** The fields from which nodemailer builds a message. Addresses are given in parts, never parsed. */
export function fieldsOf(message: Message) {
  const host = message.from.split('@')[1] ?? 'localhost';
  return {
    from: { name: 'Tredici', address: message.from },
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // Set explicitly: detecting it by scanning both parts takes a third of the time of a mail.
    textEncoding: 'quoted-printable' as const,
    date: message.date,
    messageId: `<${message.id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(message.unsubscribe && {
        'List-Unsubscribe': `<${message.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Only if the recipient's address is refused: anything else may be repaired meanwhile. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as Error & { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}
