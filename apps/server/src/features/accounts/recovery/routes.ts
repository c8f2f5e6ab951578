import { emailProblems, newPasswordProblems } from '@tredici/contract/account-rules';
import type { recoveryCalls } from '@tredici/contract/recovery';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { MailQueue } from '#mail/queue.ts';
import { cancelEmailChange } from '../email-change/store.ts';
import { countMailRequest, inEqualTime } from '../mails/mail-limits.ts';
import { findKey, isUsable, spendKey, withdrawKeys } from '../mails/one-time-keys.ts';
import { passwordChangedMail, passwordResetMail } from '../mails/templates.ts';
import { refuseCommon } from '../passwords/common-passwords.ts';
import { knowsOwnPassword } from '../passwords/own-password.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { findCredentials } from '../profile/store.ts';
import { findByEmail } from '../registration/store.ts';
import { endSessions } from '../sessions/store.ts';
import { replacePassword, resetPassword } from './store.ts';

export function recoveryHandlers(
  { db, clock, attempts, users }: Pick<Deps, 'db' | 'clock' | 'attempts' | 'users'>,
  passwords: Passwords,
  mail: MailQueue,
): Handlers<typeof recoveryCalls> {
  return {
    changePassword: async ({ body, session, log }) => {
      const { id } = session.user;
      refuseIfAny(newPasswordProblems('password', body.password, 'password2', body.password2));
      await refuseCommon('password', body.password);
      const hash = (await findCredentials(db, id))?.passwordHash;
      const own = { userId: id, hash, given: body.current_password };
      const wrong = () =>
        new AppError('password_change_failed', {
          fields: { current_password: ['password_wrong'] },
        });
      if (hash === undefined || !(await knowsOwnPassword({ attempts, passwords }, own))) {
        throw wrong();
      }
      const to = await passwords.hash(body.password);
      const now = clock.now();
      await users.changeWithMail(id, async (tx, enqueueMail) => {
        if (!(await replacePassword(tx, id, { from: hash, to }))) throw wrong();
        await withdrawKeys(tx, id, ['reset-password'], now);
        await cancelEmailChange(tx, id, now);
        await endSessions(tx, id, now, { but: session.id });
        await enqueueMail(passwordChangedMail, { userId: id });
      });
      log.info({ userId: id }, 'password changed');
      return { detail: 'La password è stata modificata con successo' };
    },

    requestPasswordReset: async ({ body, address, log }) => {
      refuseIfAny({ email: emailProblems(body.email) });
      const email = body.email.trim();
      await countMailRequest(attempts, email, address);
      const userId = await inEqualTime(async () => {
        const user = await findByEmail(db, email);
        // The product requires this message; the rate limits prevent somebody from trying a whole list of
        // addresses.
        if (!user) throw new AppError('email_not_found');
        await mail.inTransaction((_, enqueueMail) =>
          enqueueMail(passwordResetMail, { userId: user.id }),
        );
        return user.id;
      });
      log.info({ userId }, 'password reset asked for');
      return { detail: 'Password reset e-mail sent.' };
    },

    confirmPasswordReset: async ({ body, log }) => {
      const { new_password1, new_password2 } = body;
      refuseIfAny(
        newPasswordProblems('new_password1', new_password1, 'new_password2', new_password2),
      );
      const found = await findKey(db, 'reset-password', body.token);
      const belongs = found !== undefined && String(found.userId) === body.uid.trim();
      if (!belongs || !isUsable(found, clock.now())) throw new AppError('key_invalid');
      await refuseCommon('new_password1', new_password1);
      const hash = await passwords.hash(new_password1);
      const now = clock.now();
      const id = found.userId;
      await users.changeWithMail(id, async (tx, enqueueMail) => {
        if (!(await spendKey(tx, found.id, now))) throw new AppError('key_invalid');
        await resetPassword(tx, id, hash, now);
        // The reset also verifies the address, so a pending verification and all other links end.
        await withdrawKeys(tx, id, ['reset-password', 'change-email'], now);
        await cancelEmailChange(tx, id, now);
        await endSessions(tx, id, now);
        await enqueueMail(passwordChangedMail, { userId: id });
      });
      log.info({ userId: id }, 'password reset');
      return { detail: 'La password è stata reimpostata con successo' };
    },
  };
}

function refuseIfAny(problems: ReturnType<typeof newPasswordProblems>): void {
  const fields = Object.fromEntries(
    Object.entries(problems).filter(([, codes]) => codes.length > 0),
  );
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
}
