import { emailProblems } from '@tredici/contract/account-rules';
import type { registrationCalls } from '@tredici/contract/registration';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { MailQueue } from '#mail/queue.ts';
import { confirmEmailChange } from '../email-change/confirm-change.ts';
import { countMailRequest, inEqualTime } from '../mails/mail-limits.ts';
import { findKey, issueKey, isUsable, spendKey, withdrawKeys } from '../mails/one-time-keys.ts';
import { alreadyVerifiedMail, verificationMail } from '../mails/templates.ts';
import { findByEmail, isTaken, markVerified, replaceEmail } from './store.ts';

type VerificationCalls = Pick<
  typeof registrationCalls,
  'verifyEmail' | 'resendEmail' | 'changeRegistrationEmail'
>;

export const SENT = 'Validation E-Mail sent.';

/** The calls between a registration and the first login. */
export function verificationHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'attempts' | 'users'>,
  mail: MailQueue,
): Handlers<VerificationCalls> {
  const { db, clock, attempts } = deps;
  /** The same answer for any address: only its owner learns by mail whether it has an account. */
  const sendAgain = async (given: string, address: string) => {
    const email = checkedEmail(given);
    await countMailRequest(attempts, email, address);
    await inEqualTime(async () => {
      const user = await findByEmail(db, email);
      if (!user) return;
      const template = user.emailVerifiedAt ? alreadyVerifiedMail : verificationMail;
      await mail.inTransaction((_, enqueueMail) => enqueueMail(template, { userId: user.id }));
    });
  };

  const verify = async (key: string) => {
    const now = clock.now();
    const found = await findKey(db, 'verify-email', key);
    // A link that is followed twice has nothing left to do, and the answer says so.
    if (found?.emailVerifiedAt) return 'already_verified' as const;
    if (!found) return confirmEmailChange(deps, key);
    if (!isUsable(found, now)) throw new AppError('key_invalid');
    const done = await inTransaction(db, async (tx) => {
      await spendKey(tx, found.id, now);
      const first = await markVerified(tx, found.userId, found.email, now);
      if (first) await withdrawKeys(tx, found.userId, ['verify-email', 'change-email'], now);
      return first;
    });
    if (done) return 'verified' as const;
    // Either another click came first, or the address was changed meanwhile.
    const again = await findKey(db, 'verify-email', key);
    if (!again?.emailVerifiedAt) throw new AppError('key_invalid');
    return 'already_verified' as const;
  };

  return {
    verifyEmail: async ({ body, address, log }) => {
      if (body.key !== undefined) {
        const status = await verify(body.key);
        log.info({ status }, 'e-mail verification');
        return { detail: 'E-mail verified.', status };
      }
      await sendAgain(body.email ?? '', address);
      return { detail: SENT, status: 'sent' };
    },

    resendEmail: async ({ body, address }) => {
      await sendAgain(body.email, address);
      return { detail: SENT };
    },

    changeRegistrationEmail: async ({ body, address }) => {
      const email = checkedEmail(body.email);
      await countMailRequest(attempts, email, address);
      const now = clock.now();
      const found = await findKey(db, 'change-email', body.change_key);
      if (!found || found.emailVerifiedAt || !isUsable(found, now)) {
        throw new AppError('key_invalid');
      }
      try {
        const change_key = await mail.inTransaction(async (tx, enqueueMail) => {
          if (!(await spendKey(tx, found.id, now))) throw new AppError('key_invalid');
          if (!(await replaceEmail(tx, found.userId, email))) throw new AppError('key_invalid');
          await withdrawKeys(tx, found.userId, ['verify-email', 'reset-password'], now);
          await enqueueMail(verificationMail, { userId: found.userId });
          return issueKey(tx, 'change-email', { id: found.userId, email }, now);
        });
        return { detail: SENT, change_key };
      } catch (error) {
        if (isTaken(error)) throw new AppError('email_in_use');
        throw error;
      }
    },
  };
}

function checkedEmail(given: string): string {
  const problems = emailProblems(given);
  if (problems.length > 0) throw new AppError('validation', { fields: { email: problems } });
  return given.trim();
}
