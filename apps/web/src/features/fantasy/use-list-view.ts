import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ListView, type RouteSearch, searchOf, type ViewSearch, viewOf } from './list-view.ts';

export type ChooseView = (changes: Partial<ListView>) => void;

/** Long enough that a name is typed before its address is written. */
const ADDRESS_MS = 250;

/** The address says how a table is looked at. A choice shows at once all the same: the address follows
 *  when it has come to rest. */
export function useListView(
  search: RouteSearch,
  onSearch: (search: ViewSearch) => void,
): readonly [ListView, ChooseView] {
  const stored = viewOf(search);
  const [chosen, setChosen] = useState<ListView | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // The address has caught up: from now on it counts again.
  if (chosen && sameView(chosen, stored)) setChosen(null);
  const view = chosen ?? stored;
  const latest = useRef({ view, onSearch });
  useLayoutEffect(() => {
    latest.current = { view, onSearch };
  });
  // The same function always: lines that have not changed are not drawn again for its sake.
  const choose: ChooseView = useCallback((changes) => {
    const next = { ...latest.current.view, ...changes };
    // Two choices may follow each other before the first is drawn.
    latest.current.view = next;
    setChosen(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => latest.current.onSearch(searchOf(next)), ADDRESS_MS);
  }, []);
  return [view, choose];
}

function sameView(a: ListView, b: ListView): boolean {
  return JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b));
}
