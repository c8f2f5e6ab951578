import { createStore, useStore } from '#lib/device/store.ts';

/** Which sections are open, until the page is reloaded: a reader who follows a link and comes back finds them
 *  as they were. */
const store = createStore<ReadonlySet<string>>(new Set());

export function useOpenSections(): ReadonlySet<string> {
  return useStore(store);
}

export function setSectionOpen(id: string, open: boolean): void {
  const current = store.get();
  if (current.has(id) === open) return;
  const next = new Set(current);
  if (open) next.add(id);
  else next.delete(id);
  store.set(next);
}
