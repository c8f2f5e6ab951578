import { deviceStorage } from '#lib/device/storage.ts';
import { createStore, useStore } from '#lib/device/store.ts';

const KEY = 'tredici.dismissed-notices';
/** Enough for years of notices; the oldest are dropped first. */
const KEPT = 100;

const store = createStore<readonly number[]>(parseDismissed(deviceStorage.read(KEY)));
deviceStorage.watch(KEY, () => store.set(parseDismissed(deviceStorage.read(KEY))));

export function useDismissed(): readonly number[] {
  return useStore(store);
}

export function dismiss(id: number): void {
  const ids = [...store.get().filter((known) => known !== id), id].slice(-KEPT);
  store.set(ids);
  deviceStorage.write(KEY, ids);
}

function parseDismissed(found: unknown): readonly number[] {
  return Array.isArray(found) ? found.filter((id) => Number.isInteger(id)) : [];
}
