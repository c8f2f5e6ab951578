import * as z from 'zod/mini';
import english from '#locales/en/accounts.json' with { type: 'json' };
import italian from '#locales/it/accounts.json' with { type: 'json' };
import {
  defineMail,
  instantText,
  leadingTo,
  type MailAddress,
  type MailContext,
  type MailTemplate,
  type Recipient,
  recipient,
} from '#mail/mail-template.ts';
import { findEmailChange } from '../email-change/store.ts';
import { findRecipient } from '../store.ts';
import { forgetKey, issueKey, type KeyPurpose } from './one-time-keys.ts';

const messages = { it: italian, en: english };
const toUser = z.object({ userId: z.int() });
/** To an address that no account contains any more, so that it cannot be looked up. */
const toFormerAddress = {
  data: z.object({ recipient }),
  address: async (data: { readonly recipient: Recipient }) => ({ recipient: data.recipient }),
};

export const verificationMail = defineMail(messages, {
  kind: 'verification',
  data: toUser,
  address: async ({ userId }, context) => {
    const user = await findRecipient(context.db, userId);
    // Verified meanwhile by another of our mails.
    if (!user || user.emailVerifiedAt) return undefined;
    return withKey(context, user, 'verify-email', (key) => `/verifica-email/${key}`);
  },
});

export const alreadyVerifiedMail = defineMail(messages, {
  kind: 'already-verified',
  data: toUser,
  address: leadingTo('/login', findRecipient),
});

/** To whom an operator made an account: they asked for nothing. */
export const accountMadeMail = defineMail(messages, {
  kind: 'account-made',
  data: toUser,
  address: toChoosePassword,
});

export const passwordResetMail = defineMail(messages, {
  kind: 'password-reset',
  data: toUser,
  address: toChoosePassword,
});

export const passwordChangedMail = defineMail(messages, {
  kind: 'password-changed',
  data: toUser,
  address: leadingTo('/recupera-password', findRecipient),
});

export const secondFactorOnMail = defineMail(messages, {
  kind: 'second-factor-on',
  data: toUser,
  // Not to the profile: whoever did not switch it on has no code to get there.
  address: leadingTo('/recupera-password', findRecipient),
});

export const secondFactorOffMail = defineMail(messages, {
  kind: 'second-factor-off',
  data: toUser,
  address: leadingTo('/recupera-password', findRecipient),
});

export const newDeviceMail = defineMail(messages, {
  kind: 'new-device',
  data: z.object({ userId: z.int(), device: z.string(), at: z.iso.datetime() }),
  values: ({ device, at }, language) => ({
    device: device || messages[language]['new-device.unknown'],
    when: instantText(at, language),
  }),
  address: leadingTo('/profile#sessioni', findRecipient),
});

export const leaveEmailMail = defineMail(messages, {
  kind: 'leave-email',
  data: toUser,
  address: async ({ userId }, context) => {
    const user = await findRecipient(context.db, userId);
    // Cancelled meanwhile, or completed.
    if (!user || !(await findEmailChange(context.db, userId))) return undefined;
    return withKey(context, user, 'leave-email', (key) => `/verifica-email/${key}`);
  },
});

export const takeEmailMail = defineMail(messages, {
  kind: 'take-email',
  data: toUser,
  address: async ({ userId }, context) => {
    const user = await findRecipient(context.db, userId);
    const change = await findEmailChange(context.db, userId);
    if (!user || !change) return undefined;
    const there = { ...user, email: change.email };
    return withKey(context, there, 'take-email', (key) => `/verifica-email/${key}`);
  },
});

export const emailChangedMail = defineMail(messages, {
  kind: 'email-changed',
  // To the address before the change.
  ...toFormerAddress,
});

export const accountDeletedMail = defineMail(messages, {
  kind: 'account-deleted',
  ...toFormerAddress,
});

/** To whom an operator deleted the account: they asked for nothing. */
export const accountDeletedByOperatorMail = defineMail(messages, {
  kind: 'account-deleted-by-operator',
  ...toFormerAddress,
});

export const ACCOUNT_MAILS: readonly MailTemplate[] = [
  verificationMail,
  alreadyVerifiedMail,
  accountMadeMail,
  passwordResetMail,
  passwordChangedMail,
  secondFactorOnMail,
  secondFactorOffMail,
  newDeviceMail,
  leaveEmailMail,
  takeEmailMail,
  emailChangedMail,
  accountDeletedMail,
  accountDeletedByOperatorMail,
];

async function toChoosePassword({ userId }: z.output<typeof toUser>, context: MailContext) {
  const user = await findRecipient(context.db, userId);
  if (!user) return undefined;
  return withKey(context, user, 'reset-password', (key) => `/reset-password/${user.id}/${key}`);
}

/** With a key that is made now and is stored nowhere but in the mail. */
async function withKey(
  { db, clock, publicUrl }: MailContext,
  user: NonNullable<Awaited<ReturnType<typeof findRecipient>>>,
  purpose: KeyPurpose,
  pathOf: (key: string) => string,
): Promise<MailAddress> {
  const key = await issueKey(db, purpose, user, clock.now());
  return {
    recipient: user,
    link: `${publicUrl}${pathOf(key)}`,
    takeBack: () => forgetKey(db, key),
  };
}
