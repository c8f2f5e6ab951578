import type { CurrentUser } from '@tredici/contract/account';
import type { UserProfile } from '@tredici/contract/user-profile';
import { isOnBreak, isPremium, type SessionUser } from '#http/session.ts';

/** The user as the API shows him to himself. */
export function currentUserOf(user: SessionUser, now: Date): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
    premium: isPremium(user, now),
    receive_newsletter: user.receiveNewsletter,
    language: user.language,
    // A break that is over is none.
    break_until: isOnBreak(user, now) ? user.breakUntil!.toISOString() : null,
    no_odds: user.noOdds,
    session_reminder_minutes: user.sessionReminderMinutes,
  };
}

export function profileOf(user: SessionUser, now: Date): UserProfile {
  return {
    user: currentUserOf(user, now),
    premium: isPremium(user, now),
    budget: (user.budgetCents / 100).toFixed(2),
  };
}
