import { useErrorText } from '#lib/api/problem-text.ts';
import { notify } from '#lib/device/notify.ts';
import { type ProfileChanges, saveProfile } from './save-profile.ts';

/** Saves a part of the profile and shows the result in a toast. True if it was saved. */
export function useSaveProfile(id: number, saved: string) {
  const errorText = useErrorText();
  return async (changes: ProfileChanges): Promise<boolean> => {
    try {
      await saveProfile(id, changes);
      notify(saved);
      return true;
    } catch (error) {
      notify(errorText(error), 'failed');
      return false;
    }
  };
}
