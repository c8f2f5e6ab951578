import { deviceStorage } from '#lib/device/storage.ts';
import { session } from './session.ts';

/** What was changed or begun and not saved lives under keys that begin so. */
const DRAFTS = 'tredici.draft.';

/** Of this user: whoever uses the device next does not find what somebody else was making. */
const keyOf = (what: string) => `${DRAFTS}${session.get()?.user.id ?? 0}.${what}`;

export const lineupKey = (teamId: number) => keyOf(`lineup.${teamId}`);
/** Something new that has no number yet. */
export const newKey = (what: 'team' | 'championship') => keyOf(`new.${what}`);

export const forgetDrafts = () => deviceStorage.removeStarting(DRAFTS);
