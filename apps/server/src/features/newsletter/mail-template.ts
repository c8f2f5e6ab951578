import * as z from 'zod/mini';
import { addDays, romeInstant } from '#jobs/rome-week.ts';
import { defineMail, type MailTemplate } from '#mail/mail-template.ts';
import { newsletterMessages, writeNewsletter } from './newsletter-text.ts';
import { findReader, loadFavouriteMatches } from './store.ts';
import { unsubscribeKey } from './unsubscribe-key.ts';

const MOST_FAVOURITES = 8;

/** The page on which a newsletter is ended, which also takes a mail program's one click. */
export const UNSUBSCRIBE_PATH = '/disiscrizione';

export const newsletterMail = defineMail(newsletterMessages, {
  kind: 'newsletter',
  data: z.object({ userId: z.int(), week: z.iso.date() }),
  address: async ({ userId, week }, { db, clock, publicUrl, secrets }) => {
    const now = clock.now();
    const reader = await findReader(db, userId, week, now);
    // Ended, on a break or gone since it was queued.
    if (!reader) return undefined;
    const { content, premiumUntil, ...recipient } = reader;
    const premium = premiumUntil !== null && premiumUntil > now;
    const span = { from: now, to: romeInstant(addDays(week, 7)) };
    const favourites = premium ? await loadFavouriteMatches(db, userId, span, MOST_FAVOURITES) : [];
    const key = await unsubscribeKey(secrets, userId);
    return {
      recipient,
      link: `${publicUrl}/`,
      unsubscribe: `${publicUrl}${UNSUBSCRIBE_PATH}/${key}`,
      ...writeNewsletter(content, { language: recipient.language, premium, favourites }),
    };
  },
});

export const NEWSLETTER_MAILS: readonly MailTemplate[] = [newsletterMail];
