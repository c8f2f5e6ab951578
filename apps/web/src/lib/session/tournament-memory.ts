import { deviceStorage } from '#lib/device/storage.ts';

/** All keys under which the device stores a user's choices of tournaments. */
const TOURNAMENT_KEYS = [
  'tredici.best-bets',
  'tredici.league-filter',
  'tredici.tournaments',
] as const;

export function forgetTournaments(): void {
  for (const key of TOURNAMENT_KEYS) deviceStorage.remove(key);
}
