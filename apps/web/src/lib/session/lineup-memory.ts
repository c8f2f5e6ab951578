import { deviceStorage } from '#lib/device/storage.ts';
import { session } from './session.ts';

/** Line-ups that were changed and not saved live under keys that begin so. */
const LINEUPS = 'tredici.lineup.';

/** Of this user: whoever uses the device next does not find what somebody else was making. */
export const lineupKey = (teamId: number) => `${LINEUPS}${session.get()?.user.id ?? 0}.${teamId}`;

export const forgetLineups = () => deviceStorage.removeStarting(LINEUPS);
