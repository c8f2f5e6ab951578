import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ListView, type RouteSearch, searchOf, type ViewSearch, viewOf } from './list-view.ts';

export type ChooseView = (changes: Partial<ListView>) => void;

/** Delays the update of the address until a name has been typed. */
const ADDRESS_MS = 250;

/** The view of a table, stored in the address. A choice is shown at once, and the address follows a moment
 *  later. */
export function useListView(
  search: RouteSearch,
  onSearch: (search: ViewSearch) => void,
): readonly [ListView, ChooseView] {
  const stored = viewOf(search);
  const [chosen, setChosen] = useState<ListView | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // The address has caught up and applies again.
  if (chosen && sameView(chosen, stored)) setChosen(null);
  const view = chosen ?? stored;
  const latest = useRef({ view, onSearch });
  useLayoutEffect(() => {
    latest.current = { view, onSearch };
  });
  // A stable function, so that unchanged rows are not redrawn.
  const choose: ChooseView = useCallback((changes) => {
    const next = { ...latest.current.view, ...changes };
    // Two choices may follow each other before the first is rendered.
    latest.current.view = next;
    setChosen(next);
    clearTimeout(waiting.current);
    // A mark may load the page anew to fetch what shows it, and must be in the address by then.
    const delay = changes.marked ? 0 : ADDRESS_MS;
    waiting.current = setTimeout(() => latest.current.onSearch(searchOf(next)), delay);
  }, []);
  return [view, choose];
}

function sameView(a: ListView, b: ListView): boolean {
  return JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b));
}
