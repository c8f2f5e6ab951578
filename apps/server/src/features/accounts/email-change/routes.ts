import { emailProblems } from '@tredici/contract/account-rules';
import type { emailChangeCalls } from '@tredici/contract/email-change';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { countMailRequest } from '../mails/mail-limits.ts';
import { leaveEmailMail, takeEmailMail } from '../mails/templates.ts';
import { mustKnowPassword } from '../passwords/own-password.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { findCredentials } from '../profile/store.ts';
import { findByEmail } from '../registration/store.ts';
import { askEmailChange, findEmailChange } from './store.ts';

export function emailChangeHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'attempts' | 'users'>,
  passwords: Passwords,
): Handlers<typeof emailChangeCalls> {
  const { db, clock, attempts, users } = deps;
  return {
    getEmailChange: async ({ session }) => {
      const { id } = session.user;
      const user = await findCredentials(db, id);
      if (!user) throw new AppError('unauthenticated');
      const change = await findEmailChange(db, id);
      const pending = change && {
        email: change.email,
        asked_at: change.askedAt.toISOString(),
        old_confirmed: change.leftAt !== null,
        new_confirmed: change.takenAt !== null,
      };
      return { email: user.email, pending: pending ?? null };
    },

    changeEmail: async ({ body, session, address, log }) => {
      const { id } = session.user;
      const email = body.email.trim();
      const problems = emailProblems(email);
      if (problems.length > 0) throw new AppError('validation', { fields: { email: problems } });
      await mustKnowPassword({ ...deps, passwords }, id, body.password);
      await countMailRequest(attempts, email, address);
      // Also refused when the address is their own: there is nothing to change then.
      if (await findByEmail(db, email)) throw new AppError('email_in_use');
      await users.changeWithMail(id, async (tx, enqueueMail) => {
        await askEmailChange(tx, id, email, clock.now());
        await enqueueMail(leaveEmailMail, { userId: id });
        await enqueueMail(takeEmailMail, { userId: id });
      });
      log.info({ userId: id }, 'change of address asked for');
      return { detail: 'Two e-mails are on their way: the change counts once both are confirmed.' };
    },
  };
}
