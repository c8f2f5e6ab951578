import { accountCalls, type LoginForm } from '@tredici/contract/account';
import { userProfileCalls } from '@tredici/contract/user-profile';
import { request } from '#lib/api/request.ts';
import { settings } from '#lib/api/settings.ts';
import { preferences } from '#lib/device/preferences.ts';
import { session } from '#lib/session/session.ts';
import { markVerified } from '#lib/session/verify-session.ts';

const NO_BUDGET = '0.00';

/** Opens a session: stores the user with their token and budget, and the season if none is chosen. */
export async function logIn(form: LoginForm): Promise<void> {
  session.clear();
  const { user, access_token: token } = await request(accountCalls.login, { body: form });
  markVerified(token);
  session.set({ user, token, budget: NO_BUDGET });
  await loadProfile(user.id);
  if (preferences.get().defaultSeason === null) {
    preferences.set({ defaultSeason: settings().default_season });
  }
}

async function loadProfile(id: number): Promise<void> {
  try {
    const profile = await request(userProfileCalls.getUserProfile, { params: { id } });
    session.update({ user: profile.user, budget: profile.budget });
  } catch {
    // He is in: a profile that does not come leaves the budget at 0, and the profile page asks again.
  }
}
