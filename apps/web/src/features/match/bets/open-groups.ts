import type { BetGroup } from '@tredici/engine/markets/bet-types';
import { deviceStorage } from '#lib/device/storage.ts';
import { createStore, useStore } from '#lib/device/store.ts';
import { PAGE_GROUPS } from './bet-groups.ts';

/** Which groups stand open, kept on the device: who closes one does not want it on the next match. */
const KEY = 'tredici.match-groups';

const store = createStore<ReadonlySet<BetGroup>>(readOpen(deviceStorage.read(KEY)));

export function useOpenGroups(): ReadonlySet<BetGroup> {
  return useStore(store);
}

export function setGroupOpen(group: BetGroup, open: boolean): void {
  const current = store.get();
  if (current.has(group) === open) return;
  const next = new Set(current);
  if (open) next.add(group);
  else next.delete(group);
  store.set(next);
  deviceStorage.write(KEY, [...next]);
}

/** Whatever is not a list of groups is as if nothing had been kept, and so is one that names none. */
export function readOpen(found: unknown): ReadonlySet<BetGroup> {
  const kept = Array.isArray(found) ? PAGE_GROUPS.filter(({ key }) => found.includes(key)) : null;
  const isKept = kept && kept.length >= Math.min(1, (found as unknown[]).length);
  const open = isKept ? kept : PAGE_GROUPS.filter((group) => group.open);
  return new Set(open.map(({ key }) => key));
}
