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

/** Which of them stand open, kept on the device: who closes one does not want it on the next match. */
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

/** Whatever is not a list of groups is as if nothing had been kept, and so is one that names none. */
export function readOpen(found: unknown): ReadonlySet<PanelKey> {
  const kept = Array.isArray(found) ? PANELS.filter(({ key }) => found.includes(key)) : null;
  const isKept = kept && kept.length >= Math.min(1, (found as unknown[]).length);
  const open = isKept ? kept : PANELS.filter((group) => group.open);
  return new Set(open.map(({ key }) => key));
}
