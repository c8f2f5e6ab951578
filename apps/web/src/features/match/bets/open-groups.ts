import { deviceStorage } from '#lib/device/storage.ts';
import { createStore, useStore } from '#lib/device/store.ts';
import { GROUPS, type Group } from './bet-groups.ts';

/** Which groups stand open, kept on the device: who closes one does not want it on the next match. */
const KEY = 'tredici.match-groups';
const OPEN_AT_FIRST: readonly Group[] = ['final', 'double', 'totals', 'goals'];

const store = createStore<ReadonlySet<Group>>(readOpen(deviceStorage.read(KEY)));

export function useOpenGroups(): ReadonlySet<Group> {
  return useStore(store);
}

export function setGroupOpen(group: Group, open: boolean): void {
  const current = store.get();
  if (current.has(group) === open) return;
  const next = new Set(current);
  if (open) next.add(group);
  else next.delete(group);
  store.set(next);
  deviceStorage.write(KEY, [...next]);
}

/** Whatever is not a list of groups is as if nothing had been kept. */
export function readOpen(found: unknown): ReadonlySet<Group> {
  return new Set(
    Array.isArray(found) ? GROUPS.filter((group) => found.includes(group)) : OPEN_AT_FIRST,
  );
}
