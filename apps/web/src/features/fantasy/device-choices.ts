import type { Game } from '@tredici/engine/fantasy/rules/roles';
import { deviceStorage } from '#lib/device/storage.ts';
import { createStore, useStore } from '#lib/device/store.ts';

/** How the user of this device views tables of players. */
interface DeviceChoices {
  readonly game: Game;
  /** Column ids in display order; null for the default. */
  readonly listColumns: readonly string[] | null;
  readonly boardColumns: readonly string[] | null;
}

const KEY = 'tredici.fantasy';
const MOST_COLUMNS = 40;

const store = createStore<DeviceChoices>(parseChoices(deviceStorage.read(KEY)));
deviceStorage.watch(KEY, () => store.set(parseChoices(deviceStorage.read(KEY))));

export const deviceChoices = {
  set(changes: Partial<DeviceChoices>): void {
    const next = { ...store.get(), ...changes };
    store.set(next);
    deviceStorage.write(KEY, next);
  },
};

export function useDeviceChoices(): DeviceChoices {
  return useStore(store);
}

/** Turns anything found on the device into choices: invalid values count as never chosen. */
export function parseChoices(found: unknown): DeviceChoices {
  const saved = (typeof found === 'object' && found !== null ? found : {}) as Record<
    string,
    unknown
  >;
  return {
    game: saved.game === 'mantra' ? 'mantra' : 'classic',
    listColumns: readColumns(saved.listColumns),
    boardColumns: readColumns(saved.boardColumns),
  };
}

function readColumns(found: unknown): readonly string[] | null {
  if (!Array.isArray(found)) return null;
  const ids = found.filter((id): id is string => typeof id === 'string');
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST_COLUMNS) : null;
}
