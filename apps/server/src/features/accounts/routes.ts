import type { accountCalls, CurrentUser } from '@tredici/contract/account';
import type { UserProfile, userProfileCalls } from '@tredici/contract/user-profile';
import { inTransaction } from '#db/transaction.ts';
import { limitKeyOf } from '#http/address.ts';
import { AppError } from '#http/app-error.ts';
import type { LimitRule } from '#http/attempt-limit.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { announceChange } from '#http/invalidation.ts';
import { isPremium, type SessionUser, userTag } from '#http/session.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { findProfile, findUserForLogin, saveNewsletterChoice } from './store.ts';

/** Wrong passwords only: a login that succeeds is taken off again. Five minutes, because whoever
 *  keeps guessing at another's account also keeps its owner out. */
const PER_ACCOUNT: LimitRule = { name: 'login-account', max: 10, windowMs: 5 * 60_000 };
const PER_ADDRESS: LimitRule = { name: 'login-address', max: 50, windowMs: 5 * 60_000 };

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'sessions' | 'attempts'>;

export function accountHandlers(
  { db, clock, sessions, attempts }: AccountDeps,
  passwords: Passwords = createPasswords(),
): Handlers<typeof accountCalls & typeof userProfileCalls> {
  const describe = (user: SessionUser): CurrentUser => currentUserOf(user, clock.now());
  const profile = (user: SessionUser): UserProfile => ({
    user: describe(user),
    premium: isPremium(user, clock.now()),
    budget: (user.budgetCents / 100).toFixed(2),
  });

  return {
    login: async ({ body, address, userAgent, log }) => {
      const user = await findUserForLogin(db, body.username);
      const tries = [
        // By the user where there is one: his name and his address are not two accounts to guess at.
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
      await inTransaction(db, (tx) => sessions.end(tx, session));
    },

    getUserProfile: async ({ params, session }) => {
      // Another's profile is not forbidden but unknown: ids tell nobody who exists.
      if (params.id !== session.user.id) throw new AppError('not_found');
      const user = await findProfile(db, session.user.id);
      if (!user) throw new AppError('not_found');
      return profile(user);
    },

    updateUserProfile: async ({ params, body, session }) => {
      if (params.id !== session.user.id) throw new AppError('not_found');
      if (body.user.id !== undefined && body.user.id !== params.id) {
        throw new AppError('validation', { fields: { 'user.id': ['invalid'] } });
      }
      const user = await inTransaction(db, async (tx) => {
        const saved = await saveNewsletterChoice(tx, params.id, body.user.receive_newsletter);
        await announceChange(tx, userTag(params.id));
        return saved;
      });
      if (!user) throw new AppError('not_found');
      return profile(user);
    },
  };
}

function currentUserOf(user: SessionUser, now: Date): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    premium: isPremium(user, now),
    receive_newsletter: user.receiveNewsletter,
  };
}
