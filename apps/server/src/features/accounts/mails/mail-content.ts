import type { Db } from '#db/pool.ts';
import type { Deps } from '#http/deps.ts';
import type { WriteMail, WrittenMail } from '#mail/deliver.ts';
import type { MailContent, MailOrder, Recipient } from '#mail/order.ts';
import { forgetKey, issueKey, type KeyPurpose } from './one-time-keys.ts';
import { findRecipient } from './store.ts';

type ForUser = Exclude<MailOrder, { kind: 'account-deleted' }>;

/** Writes the mails of an account at the moment they go out: to the address the user has then, with
 *  a key that is made then and is stored nowhere but in the mail. */
export function createMailWriter(db: Db, clock: Deps['clock'], publicUrl: string): WriteMail {
  return async (order) => {
    if (order.kind === 'account-deleted') {
      return { recipient: order.recipient, content: { kind: order.kind } };
    }
    const user = await findRecipient(db, order.userId);
    if (!user) return undefined;
    const { email, firstName, language } = user;
    const recipient: Recipient = { email, firstName, language };

    const withKey = async (
      purpose: KeyPurpose,
      contentOf: (key: string) => MailContent,
    ): Promise<WrittenMail> => {
      const key = await issueKey(db, purpose, user, clock.now());
      return { recipient, content: contentOf(key), takeBack: () => forgetKey(db, key) };
    };
    switch (order.kind) {
      case 'verification':
        // Verified meanwhile, by another mail of ours.
        if (user.emailVerifiedAt) return undefined;
        return withKey('verify-email', (key) => ({
          kind: 'verification',
          link: `${publicUrl}/verifica-email/${key}`,
        }));
      case 'password-reset':
        return withKey('reset-password', (key) => ({
          kind: 'password-reset',
          link: `${publicUrl}/reset-password/${user.id}/${key}`,
        }));
      default:
        return { recipient, content: plainContent(order, publicUrl) };
    }
  };
}

/** The mails that open nothing by themselves. */
function plainContent(
  order: Exclude<ForUser, { kind: 'verification' | 'password-reset' }>,
  publicUrl: string,
): MailContent {
  switch (order.kind) {
    case 'already-verified':
      return { kind: order.kind, link: `${publicUrl}/login` };
    case 'password-changed':
      return { kind: order.kind, link: `${publicUrl}/recupera-password` };
    case 'subscription-started': {
      const { kind, plan, renewsOn } = order;
      return { kind, plan, renewsOn, link: `${publicUrl}/profile` };
    }
    case 'subscription-ended':
      return { kind: order.kind, endsOn: order.endsOn, link: `${publicUrl}/prezzi` };
    case 'payment-failed': {
      const { kind, amountCents, currency } = order;
      return { kind, amountCents, currency, link: `${publicUrl}/profile` };
    }
    case 'contract-withdrawn':
      return { kind: order.kind, askedOn: order.askedOn };
  }
}
