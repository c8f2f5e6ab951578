import type { accountCalls, CurrentUser } from '@tredici/contract/account';
import { limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { LimitRule } from '#http/attempt-limit.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { currentUserOf } from '../current-user.ts';
import { createPasswords, type Passwords } from '../passwords/passwords.ts';
import { findUserForLogin } from '../store.ts';
import type { User } from '../user.ts';
import type { AccountSessions } from './sessions.ts';
import { endSessions } from './store.ts';

/** Wrong passwords only: a login that succeeds is taken off again. Five minutes, because whoever
 *  keeps guessing at another's account also keeps its owner out. */
const PER_ACCOUNT: LimitRule = { name: 'login-account', max: 10, windowMs: 5 * 60_000 };
const PER_ADDRESS: LimitRule = { name: 'login-address', max: 50, windowMs: 5 * 60_000 };

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'attempts' | 'users'>;

export function accountHandlers(
  { db, clock, attempts, users }: AccountDeps,
  sessions: AccountSessions,
  passwords: Passwords = createPasswords(),
): Handlers<typeof accountCalls> {
  const describe = (user: User): CurrentUser => currentUserOf(user, clock.now());

  return {
    login: async ({ body, address, userAgent, log }) => {
      const user = await findUserForLogin(db, body.username);
      const tries = [
        // By the user where there is one: their name and their address are not two accounts to guess at.
        { rule: PER_ACCOUNT, subject: user ? `id:${user.id}` : body.username.toLowerCase() },
        { rule: PER_ADDRESS, subject: limitKeyOf(address) },
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
      // Only now: that an address waits to be verified is its owner's business.
      if (!user.emailVerifiedAt) throw new AppError('email_not_verified');
      return { user: describe(user), access_token: await sessions.open(db, user.id, userAgent) };
    },

    verifyToken: async ({ body, bearer }) => {
      const token = body?.token ?? bearer;
      const session = token ? await sessions.find(token) : undefined;
      if (!session) throw new AppError('unauthenticated');
      return { user: describe(session.user) };
    },

    logout: async ({ session }) => {
      const { id } = session.user;
      await users.change(id, (tx) => endSessions(tx, id, clock.now(), { only: session.id }));
    },
  };
}
