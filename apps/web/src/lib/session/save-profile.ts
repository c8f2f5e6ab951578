import { type UserChanges, userProfileCalls } from '@tredici/contract/user-profile';
import { request } from '#lib/api/request.ts';
import { session } from './session.ts';

export interface ProfileChanges {
  readonly user?: UserChanges;
  readonly budget?: number;
}

/** Changes parts of the user's profile and stores the server's reply on the device. */
export async function saveProfile(id: number, changes: ProfileChanges): Promise<void> {
  const user = { ...changes.user, id };
  const profile = await request(userProfileCalls.updateUserProfile, {
    params: { id },
    body: { ...changes, user },
  });
  session.update({ user: profile.user, budget: profile.budget });
}
