import type { CurrentUser } from '@tredici/contract/account';
import type { UserProfile } from '@tredici/contract/user-profile';
import { isPremium, isSelfExcluded } from '#http/session.ts';
import type { User } from './user.ts';

/** The user as the API shows them to themselves. */
export function currentUserOf(user: User, now: Date): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    premium: isPremium(user, now),
    receive_newsletter: user.receiveNewsletter,
    language: user.language,
    // A break that has ended counts as none.
    break_until: isSelfExcluded(user, now) ? user.selfExcludedUntil!.toISOString() : null,
    no_odds: user.noOdds,
    session_reminder_minutes: user.sessionReminderMinutes,
    ...(user.role === 'operator' ? { operator: true } : {}),
  };
}

export function profileOf(user: User, deletionAskedAt: Date | undefined, now: Date): UserProfile {
  return {
    user: currentUserOf(user, now),
    premium: isPremium(user, now),
    budget: (user.budgetCents / 100).toFixed(2),
    deletion_asked_at: deletionAskedAt?.toISOString() ?? null,
  };
}
