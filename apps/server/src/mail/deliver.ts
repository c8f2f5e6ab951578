import type { Clock } from '../clock.ts';
import { writeLetter } from './letters.ts';
import type { MailContent, MailOrder, Recipient } from './order.ts';
import { printLetter } from './print.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** A mail as its feature wrote it down at the moment of sending. */
export interface WrittenMail {
  readonly recipient: Recipient;
  readonly content: MailContent;
  /** Undoes what was made for this try, when it failed: a key that nobody received. */
  takeBack?(): Promise<void>;
}

/** Gives nothing when there is no reason to send any more. */
export type WriteMail = (order: MailOrder) => Promise<WrittenMail | undefined>;

export type Delivered = 'sent' | 'not needed' | 'refused';

/** One try at one order. Throws when it should be tried again. */
export async function deliver(
  parts: {
    readonly transport: MailTransport;
    readonly write: WriteMail;
    readonly clock: Clock;
    readonly from: string;
  },
  id: string,
  order: MailOrder,
): Promise<Delivered> {
  const mail = await parts.write(order);
  if (!mail) return 'not needed';
  const { recipient, content } = mail;
  const letter = writeLetter(content, recipient.language);
  try {
    await parts.transport.send({
      ...printLetter(letter, recipient.language, recipient.firstName),
      id,
      kind: content.kind,
      from: parts.from,
      to: recipient.email,
      subject: letter.subject,
      date: parts.clock.now(),
      link: 'link' in content ? content.link : undefined,
    });
    return 'sent';
  } catch (error) {
    await mail.takeBack?.();
    if (error instanceof MailRefused) return 'refused';
    throw error;
  }
}
