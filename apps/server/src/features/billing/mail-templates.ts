import type { Language } from '@tredici/contract/account';
import * as z from 'zod/mini';
import { findRecipient } from '#features/accounts/store.ts';
import english from '#locales/en/billing.json' with { type: 'json' };
import italian from '#locales/it/billing.json' with { type: 'json' };
import { dateText, defineMail, leadingTo, type MailTemplate } from '#mail/mail-template.ts';

const messages = { it: italian, en: english };

export const subscriptionStartedMail = defineMail(messages, {
  kind: 'subscription-started',
  data: z.object({
    userId: z.int(),
    plan: z.enum(['monthly', 'yearly']),
    /** The instant of the next payment. */
    renewsOn: z.iso.datetime(),
  }),
  values: ({ plan, renewsOn }, language) => ({
    plan: messages[language][`plan.${plan}`],
    renewsOn: dateText(renewsOn, language),
  }),
  address: leadingTo('/profile#stanze', findRecipient),
});

export const subscriptionEndedMail = defineMail(messages, {
  kind: 'subscription-ended',
  data: z.object({ userId: z.int(), endsOn: z.iso.datetime() }),
  values: ({ endsOn }, language) => ({ endsOn: dateText(endsOn, language) }),
  address: leadingTo('/prezzi', findRecipient),
});

export const paymentFailedMail = defineMail(messages, {
  kind: 'payment-failed',
  data: z.object({ userId: z.int(), amountCents: z.int(), currency: z.string() }),
  values: ({ amountCents, currency }, language) => ({
    amount: amountText(amountCents, currency, language),
  }),
  address: leadingTo('/profile#stanze', findRecipient),
});

export const contractWithdrawnMail = defineMail(messages, {
  kind: 'contract-withdrawn',
  /** The instant at which the user withdrew. */
  data: z.object({ userId: z.int(), askedOn: z.iso.datetime() }),
  values: ({ askedOn }, language) => ({ askedOn: dateText(askedOn, language) }),
  address: async ({ userId }, { db }) => {
    const user = await findRecipient(db, userId);
    return user && { recipient: user };
  },
});

export const BILLING_MAILS: readonly MailTemplate[] = [
  subscriptionStartedMail,
  subscriptionEndedMail,
  paymentFailedMail,
  contractWithdrawnMail,
];

function amountText(cents: number, currency: string, language: Language): string {
  const region = language === 'en' ? 'en-GB' : 'it-IT';
  return new Intl.NumberFormat(region, { style: 'currency', currency }).format(cents / 100);
}
