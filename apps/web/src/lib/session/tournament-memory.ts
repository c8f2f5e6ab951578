import { deviceStorage } from '#lib/device/storage.ts';

/** Everything about tournaments that a device remembers of a user lives under these keys. */
const TOURNAMENT_KEYS = [
  'tredici.best-bets',
  'tredici.league-filter',
  'tredici.tournaments',
] as const;

export function forgetTournaments(): void {
  for (const key of TOURNAMENT_KEYS) deviceStorage.remove(key);
}
