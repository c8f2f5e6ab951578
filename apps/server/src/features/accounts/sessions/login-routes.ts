import type { accountCalls, CurrentUser } from '@tredici/contract/account';
import { inTransaction } from '#db/transaction.ts';
import { limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { LimitRule } from '#http/attempt-limit.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import type { MailQueue } from '#mail/queue.ts';
import { currentUserOf } from '../current-user.ts';
import { addDevice, deviceOf, meetKnownDevice } from '../devices/store.ts';
import { newDeviceMail } from '../mails/templates.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { spendCode } from '../second-factor/one-time-codes.ts';
import { findFactor } from '../second-factor/store.ts';
import { findUserForLogin } from '../store.ts';
import type { User } from '../user.ts';
import type { AccountSessions } from './sessions.ts';
import { endSessions, holdPassword, listTooMany } from './store.ts';

/** Wrong passwords only: a login that succeeds is not counted. The window is only five minutes, because
 *  somebody who keeps guessing at an account from several addresses also locks its owner out. */
const WINDOW_MS = 5 * 60_000;
const PER_ADDRESS: LimitRule = { name: 'login-address', max: 50, windowMs: WINDOW_MS };
/** One address and one account: refused before it has used up the attempts that the account allows in all, so
 *  that nobody can lock an owner out from one place. */
const PER_PAIR: LimitRule = { name: 'login-pair', max: 10, windowMs: WINDOW_MS };
const PER_ACCOUNT: LimitRule = { name: 'login-account', max: 20, windowMs: WINDOW_MS };

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'attempts' | 'users' | 'secrets'>;

export function accountHandlers(
  deps: AccountDeps,
  sessions: AccountSessions,
  mail: MailQueue,
  passwords: Passwords,
): Handlers<typeof accountCalls> {
  const { db, clock, attempts, users } = deps;
  const describe = (user: User): CurrentUser => currentUserOf(user, clock.now());

  const tellOfNewDevice = async (userId: number, userAgent: string) => {
    const device = deviceOf(userAgent);
    const now = clock.now();
    if (await meetKnownDevice(db, userId, device, now)) return;
    await mail.inTransaction(async (tx, enqueueMail) => {
      // The first device of all is the one the account was made with, so no mail is sent.
      if (!(await addDevice(tx, userId, device, now))) return;
      await enqueueMail(newDeviceMail, { userId, device, at: now.toISOString() });
    });
  };

  return {
    login: async ({ body, address, userAgent, log }) => {
      const user = await findUserForLogin(db, body.username);
      // Counted by user id if there is one, so that the username and the address share one limit.
      const account = user ? `id:${user.id}` : body.username.toLowerCase();
      const place = limitKeyOf(address);
      const tries = [
        { rule: PER_ADDRESS, subject: place },
        { rule: PER_PAIR, subject: `${place} ${account}` },
        { rule: PER_ACCOUNT, subject: account },
      ];
      const wait = await attempts.take(tries);
      if (wait !== undefined) {
        log.warn({ userId: user?.id }, 'login refused: too many attempts');
        throw new AppError('too_many_requests', { retryAfterSeconds: wait });
      }
      const right = await passwords.verify(user?.passwordHash, body.password);
      if (!user || !right) {
        log.info({ userId: user?.id }, 'login failed');
        throw new AppError('login_failed');
      }
      await attempts.forgive(tries);
      // Only after the password: whether an address is unverified is nobody's business but its owner's.
      if (!user.emailVerifiedAt) throw new AppError('email_not_verified');
      if ((await findFactor(db, user.id))?.confirmedAt) {
        if (body.otp === undefined) throw new AppError('otp_required');
        await spendCode(deps, user.id, body.otp, address);
      }
      await tellOfNewDevice(user.id, userAgent);
      // Read before the transaction, so that no session has a later time than the one opened now.
      const now = clock.now();
      const access_token = await inTransaction(db, async (tx) => {
        // A password changed meanwhile has ended the sessions of the old one, so the old one must not open
        // another.
        if (!(await holdPassword(tx, user.id, user.passwordHash))) {
          throw new AppError('login_failed');
        }
        return sessions.open(tx, user.id, userAgent);
      });
      const only = await listTooMany(db, user.id, now);
      if (only.length > 0)
        await users.change(user.id, (tx) => endSessions(tx, user.id, now, { only }));
      return { user: describe(user), access_token };
    },

    verifyToken: async ({ body, bearer }) => {
      const token = body?.token ?? bearer;
      const session = token ? await sessions.find(token) : undefined;
      if (!session) throw new AppError('unauthenticated');
      return { user: describe(session.user) };
    },

    logout: async ({ session }) => {
      const { id } = session.user;
      await users.change(id, (tx) => endSessions(tx, id, clock.now(), { only: [session.id] }));
    },
  };
}
