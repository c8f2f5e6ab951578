import type { Language } from '@tredici/contract/account';
import { appUser } from '#db/schema/accounts.ts';
import { premiumUntil } from '#features/entitlements/store.ts';
import { budgetCents } from '#features/plan/store.ts';
import type { SessionUser } from '#http/session.ts';
import { hasSecondFactor } from './second-factor/store.ts';

/** A user as the account's own calls show and change them. */
export interface User extends SessionUser {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly receiveNewsletter: boolean | null;
  readonly budgetCents: number;
  readonly language: Language;
  readonly sessionReminderMinutes: number | null;
}

/** The columns that are read of a user with their session, and wherever a user is described. */
export const userColumns = {
  id: appUser.id,
  role: appUser.role,
  hasSecondFactor,
  username: appUser.username,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  receiveNewsletter: appUser.receiveNewsletter,
  budgetCents,
  premiumUntil,
  language: appUser.language,
  selfExcludedUntil: appUser.selfExcludedUntil,
  noOdds: appUser.noOdds,
  sessionReminderMinutes: appUser.sessionReminderMinutes,
};
