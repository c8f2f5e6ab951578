import { LANGUAGES, type Language } from '@tredici/contract/account';
import * as z from 'zod/mini';
import type { Db } from '#db/pool.ts';
import type { Clock } from '../clock.ts';
import type { SecretBox } from '../secret-key.ts';

/** The recipient's address and language. */
export const recipient = z.object({
  email: z.string(),
  firstName: z.string(),
  language: z.enum(LANGUAGES),
});
export type Recipient = z.output<typeof recipient>;

/** The words of a mail, before they are rendered. `{{name}}` is filled in. */
export interface MailWords {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The text of the button with the mail's link. */
  readonly action: string | undefined;
  /** Below the rule: what to do if the reader did not request this mail. */
  readonly note: string | undefined;
  /** At the very end: why it was sent. Without it, the reason common to all mails about an account. */
  readonly why: string | undefined;
}

/** A list under its own heading, below the paragraphs. */
export interface MailSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What is known only when a mail is sent. */
export interface MailAddress {
  readonly recipient: Recipient;
  readonly link?: string;
  /** Values for the words besides the template's own. */
  readonly values?: Readonly<Record<string, string>>;
  readonly sections?: readonly MailSection[];
  /** The address at which mails of this kind are ended by one click, without a login (RFC 8058). */
  readonly unsubscribe?: string;
  /** Reverts what was made for a failed attempt: a key that nobody received. */
  takeBack?(): Promise<void>;
}

export interface MailContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
}

/** One mail that a feature sends. */
export interface MailTemplate<Data extends object = object> {
  readonly kind: string;
  /** What is stored in the queue. It contains no keys or links: they are made when the mail is sent, so that
   *  the database never contains one that works. */
  readonly data: z.ZodMiniType<Data>;
  readonly words: Readonly<Record<Language, MailWords>>;
  /** Values for the words, besides `{{link}}`. */
  values?(data: NoInfer<Data>, language: Language): Readonly<Record<string, string>>;
  /** Looks up the recipient and the link; undefined if there is no reason to send it any more. */
  address(data: NoInfer<Data>, context: MailContext): Promise<MailAddress | undefined>;
  /** The same for many at once, in order: for bulk mails, where single lookups take longer than sending. */
  addressAll?(
    all: readonly NoInfer<Data>[],
    context: MailContext,
  ): Promise<readonly (MailAddress | undefined)[]>;
}

/** The messages of one locale file in both languages. */
export type MailMessages = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A template with the words in the locales under its kind: `<kind>.subject`, `.preview`, `.heading`,
 *  `.paragraph1` and so on, and optionally `.action`, `.note` and `.why`; a `why` alone is that of all the file's
 *  mails. */
export function defineMail<Data extends object>(
  messages: MailMessages,
  template: Omit<MailTemplate<Data>, 'words'>,
): MailTemplate<Data> {
  const { kind } = template;
  const words = { it: wordsOf(messages.it, kind), en: wordsOf(messages.en, kind) };
  return { ...template, words };
}

function wordsOf(messages: Readonly<Record<string, string>>, kind: string): MailWords {
  const must = (name: string): string => {
    const text = messages[`${kind}.${name}`];
    if (text === undefined) throw new Error(`The locales have no ${kind}.${name}`);
    return text;
  };
  const paragraphs = [must('paragraph1')];
  for (let next = 2; messages[`${kind}.paragraph${next}`] !== undefined; next += 1) {
    paragraphs.push(must(`paragraph${next}`));
  }
  return {
    subject: must('subject'),
    preview: must('preview'),
    heading: must('heading'),
    paragraphs,
    action: messages[`${kind}.action`],
    note: messages[`${kind}.note`],
    why: messages[`${kind}.why`] ?? messages.why,
  };
}

/** The address of a mail to a user: their current mail address, with a link to a page. */
export function leadingTo(
  path: string,
  findRecipient: (db: Db, userId: number) => Promise<Recipient | undefined>,
) {
  return async (
    { userId }: { readonly userId: number },
    { db, publicUrl }: MailContext,
  ): Promise<MailAddress | undefined> => {
    const user = await findRecipient(db, userId);
    return user && { recipient: user, link: `${publicUrl}${path}` };
  };
}

/** A day and an hour in a mail's format. */
export function instantText(instant: string, language: Language): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(instant));
}

/** A day in a mail's format. */
export function dateText(instant: string, language: Language): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return format.format(new Date(instant));
}
