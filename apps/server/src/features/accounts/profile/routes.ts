import { nameProblems } from '@tredici/contract/account-rules';
import { centsGiven } from '@tredici/contract/amount';
import type { FieldCode } from '@tredici/contract/errors';
import type { UserChanges, userProfileCalls } from '@tredici/contract/user-profile';
import type { Transaction } from '#db/transaction.ts';
import { wishPlan } from '#features/plan/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { isSelfExcluded, type Session } from '#http/session.ts';
import { profileOf } from '../current-user.ts';
import { deleteAccountOf, type EndSubscriptions } from '../deletion/delete-account.ts';
import { findDeletion } from '../deletion/store.ts';
import { knowsOwnPassword } from '../passwords/own-password.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { findProfile } from '../store.ts';
import { findCredentials, type ProfileChanges, saveProfile } from './store.ts';

export function profileHandlers(
  {
    db,
    clock,
    attempts,
    users,
    hearChanges,
  }: Pick<Deps, 'db' | 'clock' | 'attempts' | 'users' | 'hearChanges'>,
  passwords: Passwords,
  endSubscriptions: EndSubscriptions,
): Handlers<typeof userProfileCalls> {
  const changeBudget = async (tx: Transaction, { user }: Session, cents: number) => {
    const now = clock.now();
    if (cents > 0) {
      const isNew = await wishPlan(tx, user.id, { cents }, now);
      // The shown budget may be sent back, but no plan may be begun on a break.
      if (isNew && isSelfExcluded(user, now)) throw new AppError('on_break');
      return;
    }
    // A user without a plan may send back the empty budget that was shown; that does not begin a plan.
    const profile = await findProfile(tx, user.id);
    if (profile && profile.budgetCents > 0) {
      throw new AppError('validation', { fields: { budget: ['invalid'] } });
    }
  };

  return {
    getUserProfile: async ({ params, session }) => {
      mustBeOwn(params, session);
      const user = await findProfile(db, params.id);
      if (!user) throw new AppError('not_found');
      // Another process may have just granted Pro. The user now goes where it is needed, so hear of it first.
      if (user.premiumUntil?.getTime() !== session.user.premiumUntil?.getTime())
        await hearChanges();
      return profileOf(user, await findDeletion(db, params.id), clock.now());
    },

    updateUserProfile: async ({ params, body, session }) => {
      mustBeOwn(params, session);
      if (body.user?.id !== undefined && body.user.id !== params.id) {
        throw new AppError('validation', { fields: { 'user.id': ['invalid'] } });
      }
      const { changes, budgetCents } = changesOf(body.user ?? {}, body.budget);
      const isEmpty = Object.keys(changes).length === 0;
      const user =
        isEmpty && budgetCents === undefined
          ? await findProfile(db, params.id)
          : await users.change(params.id, async (tx) => {
              if (budgetCents !== undefined) await changeBudget(tx, session, budgetCents);
              return isEmpty ? findProfile(tx, params.id) : saveProfile(tx, params.id, changes);
            });
      if (!user) throw new AppError('not_found');
      return profileOf(user, await findDeletion(db, params.id), clock.now());
    },

    deleteUserProfile: async ({ params, body, session, log }) => {
      mustBeOwn(params, session);
      const kept = await findCredentials(db, params.id);
      if (!kept) throw new AppError('not_found');
      const own = { userId: params.id, hash: kept.passwordHash, given: body.password };
      if (!(await knowsOwnPassword({ attempts, passwords }, own))) {
        throw new AppError('validation', { fields: { password: ['password_wrong'] } });
      }
      const deletion = { userId: params.id, byOperator: false };
      const outcome = await deleteAccountOf({ db, clock, users }, endSubscriptions, deletion, log);
      if (outcome === 'waits') throw new AppError('deletion_waits');
    },
  };
}

/** Somebody else's profile is reported as unknown, not forbidden, so that ids do not reveal who exists. */
function mustBeOwn(params: { readonly id: number }, session: Session): void {
  if (params.id !== session.user.id) throw new AppError('not_found');
}

/** The requested changes as columns; refused as a whole if any part is invalid. */
function changesOf(user: UserChanges, budget: string | number | undefined) {
  const cents = budget === undefined ? undefined : centsGiven(budget);
  const problems: Record<string, readonly FieldCode[]> = {
    'user.first_name': user.first_name === undefined ? [] : nameProblems(user.first_name),
    'user.last_name': user.last_name === undefined ? [] : nameProblems(user.last_name),
    budget: budget !== undefined && cents === undefined ? ['invalid'] : [],
  };
  const wrong = Object.entries(problems).filter(([, codes]) => codes.length > 0);
  if (wrong.length > 0) throw new AppError('validation', { fields: Object.fromEntries(wrong) });
  const given: { [K in keyof ProfileChanges]: ProfileChanges[K] | undefined } = {
    firstName: user.first_name?.trim(),
    lastName: user.last_name?.trim(),
    receiveNewsletter: user.receive_newsletter ?? undefined,
    language: user.language,
    noOdds: user.no_odds,
    sessionReminderMinutes: user.session_reminder_minutes,
  };
  const changes: ProfileChanges = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  return { changes, budgetCents: cents };
}
