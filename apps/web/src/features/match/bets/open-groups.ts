import type { BetGroup } from '@tredici/engine/markets/bet-types';
import { deviceStorage } from '#lib/device/storage.ts';
import { createStore, useStore } from '#lib/device/store.ts';
import { PAGE_GROUPS } from './bet-groups.ts';

/** The groups of bets, and below them the prices bookmaker by bookmaker. */
export type PanelKey = BetGroup | 'prices';
const PANELS: readonly { readonly key: PanelKey; readonly open?: boolean }[] = [
  ...PAGE_GROUPS,
  { key: 'prices', open: true },
];

/** The device remembers which groups are open, because a reader who closes one does not want it on the next
 *  match. */
const KEY = 'tredici.match-groups';

const store = createStore<ReadonlySet<PanelKey>>(readOpen(deviceStorage.read(KEY)));

export function useOpenGroups(): ReadonlySet<PanelKey> {
  return useStore(store);
}

export function setGroupOpen(group: PanelKey, open: boolean): void {
  const current = store.get();
  if (current.has(group) === open) return;
  const next = new Set(current);
  if (open) next.add(group);
  else next.delete(group);
  store.set(next);
  deviceStorage.write(KEY, [...next]);
}

/** Anything but a list of groups counts as nothing stored, and so does a list without a known group. */
export function readOpen(found: unknown): ReadonlySet<PanelKey> {
  const kept = Array.isArray(found) ? PANELS.filter(({ key }) => found.includes(key)) : null;
  const isKept = kept && kept.length >= Math.min(1, (found as unknown[]).length);
  const open = isKept ? kept : PANELS.filter((group) => group.open);
  return new Set(open.map(({ key }) => key));
}
