import * as z from 'zod/mini';
import type { NewsletterContent } from '#db/schema/newsletter.ts';
import { addDays, romeInstant } from '#jobs/rome-week.ts';
import {
  defineMail,
  type MailAddress,
  type MailContext,
  type MailTemplate,
} from '#mail/mail-template.ts';
import { newsletterMessages, writeNewsletter } from './newsletter-text.ts';
import { findIssue, loadFavouriteMatches, loadReaders, type NewsletterReader } from './store.ts';
import { unsubscribeKey } from './unsubscribe-key.ts';

const MOST_FAVOURITES = 8;

/** The unsubscribe page, which also accepts a mail program's one-click request. */
export const UNSUBSCRIBE_PATH = '/disiscrizione';

export const newsletterMail = defineMail(newsletterMessages, {
  kind: 'newsletter',
  data: z.object({ userId: z.int(), week: z.iso.date() }),
  address: async (data, context) => (await addressAll([data], context))[0],
  addressAll,
});

interface Queued {
  readonly userId: number;
  readonly week: string;
}

async function addressAll(all: readonly Queued[], context: MailContext) {
  const { db, clock } = context;
  const now = clock.now();
  const weeks = [...new Set(all.map(({ week }) => week))];
  const [readers, ...issues] = await Promise.all([
    loadReaders(
      db,
      all.map(({ userId }) => userId),
      now,
    ),
    ...weeks.map((week) => findIssue(db, week)),
  ]);
  return Promise.all(
    all.map(({ userId, week }) => {
      const reader = readers.get(userId);
      const content = issues[weeks.indexOf(week)];
      // Undefined if the user unsubscribed, took a break or was deleted since it was queued.
      return reader && content && addressOf({ ...reader, userId, week, content }, now, context);
    }),
  );
}

async function addressOf(
  reader: Queued & NewsletterReader & { readonly content: NewsletterContent },
  now: Date,
  { db, publicUrl, secrets }: MailContext,
): Promise<MailAddress> {
  const { userId, week, content, premiumUntil, email, firstName, language } = reader;
  const premium = premiumUntil !== null && premiumUntil > now;
  const favourites = premium
    ? await loadFavouriteMatches(
        db,
        userId,
        { from: now, to: romeInstant(addDays(week, 7)) },
        MOST_FAVOURITES,
      )
    : [];
  const key = await unsubscribeKey(secrets, userId);
  return {
    recipient: { email, firstName, language },
    link: `${publicUrl}/`,
    unsubscribe: `${publicUrl}${UNSUBSCRIBE_PATH}/${key}`,
    ...writeNewsletter(content, { language, premium, favourites }),
  };
}

export const NEWSLETTER_MAILS: readonly MailTemplate[] = [newsletterMail];
