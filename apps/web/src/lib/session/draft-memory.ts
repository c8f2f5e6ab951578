import { deviceStorage } from '#lib/device/storage.ts';
import { session } from './session.ts';

/** Unsaved changes are stored under keys with this prefix. */
const DRAFTS = 'tredici.draft.';

/** Includes the user, so that the next user of the device does not find another's drafts. */
const keyOf = (what: string) => `${DRAFTS}${session.get()?.user.id ?? 0}.${what}`;

export const lineupKey = (teamId: number) => keyOf(`lineup.${teamId}`);
/** For something new that has no id yet. */
export const newKey = (what: 'team' | 'championship') => keyOf(`new.${what}`);

export const forgetDrafts = () => deviceStorage.removeStarting(DRAFTS);
