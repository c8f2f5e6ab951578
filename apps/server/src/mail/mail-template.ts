import { LANGUAGES, type Language } from '@tredici/contract/account';
import * as z from 'zod/mini';
import type { Db } from '#db/pool.ts';
import type { Clock } from '../clock.ts';
import type { SecretBox } from '../secret-key.ts';

/** To whom a mail goes, and in which language. */
export const recipient = z.object({
  email: z.string(),
  firstName: z.string(),
  language: z.enum(LANGUAGES),
});
export type Recipient = z.output<typeof recipient>;

/** The words of a mail, before they have a form. `{{name}}` is filled in. */
export interface MailWords {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** On the button that leads to the mail's link. */
  readonly action: string | undefined;
  /** Below the rule: what to do if this was not you. */
  readonly note: string | undefined;
  /** At the very end: why it was sent. Without it, the same as of every mail about an account. */
  readonly why: string | undefined;
}

/** A list under a heading of its own, below the paragraphs. */
export interface MailSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What is known only when a mail goes out. */
export interface MailAddress {
  readonly recipient: Recipient;
  readonly link?: string;
  /** What is filled into the words besides the template's own values. */
  readonly values?: Readonly<Record<string, string>>;
  readonly sections?: readonly MailSection[];
  /** Where mails like this one are ended by one click, without a login (RFC 8058). */
  readonly unsubscribe?: string;
  /** Undoes what was made for this try, when it failed: a key that nobody received. */
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
  /** What waits in the queue. No key and no link stands there: they are made when the mail goes out, so
   *  that the database never holds one that opens something. */
  readonly data: z.ZodMiniType<Data>;
  readonly words: Readonly<Record<Language, MailWords>>;
  /** What is filled into the words, besides `{{link}}`. */
  values?(data: NoInfer<Data>, language: Language): Readonly<Record<string, string>>;
  /** Looks up to whom it goes and where it leads; nothing when there is no reason to send any more. */
  address(data: NoInfer<Data>, context: MailContext): Promise<MailAddress | undefined>;
  /** The same of many at once, in their order: for mails to everybody, where asking for each takes longer
   *  than sending it. */
  addressAll?(
    all: readonly NoInfer<Data>[],
    context: MailContext,
  ): Promise<readonly (MailAddress | undefined)[]>;
}

/** Messages of one file in both languages, as the locales hold them. */
export type MailMessages = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A template with the words that the locales have under its kind: `<kind>.subject`, `.preview`,
 *  `.heading`, `.paragraph1` and on, and if it has them `.action`, `.note` and `.why`. */
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
    why: messages[`${kind}.why`],
  };
}

/** The address of a mail to a user: where they read mail when it goes out, leading to a page. */
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

/** A day and an hour as a mail writes them. */
export function instantText(instant: string, language: Language): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(instant));
}

/** A day as a mail writes it. */
export function dateText(instant: string, language: Language): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return format.format(new Date(instant));
}
