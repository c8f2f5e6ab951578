import { useState } from 'react';
import {
  type HomeSearch,
  type HomeView,
  homeMemory,
  type RouteSearch,
  sameView,
  searchOf,
  viewOf,
} from './home-view.ts';

export type ChooseView = (changes: Partial<HomeView>) => void;

/** The state of the page is kept in its address. A choice is nevertheless shown at once: the address changes only
 *  after a route guard, which may have to ask the server. */
export function useHomeView(
  search: RouteSearch,
  onSearch: (search: HomeSearch) => void,
): readonly [HomeView, ChooseView] {
  const stored = viewOf(search);
  const [chosen, setChosen] = useState<HomeView | null>(null);
  // The address now contains the choice, so it is used again.
  if (chosen && sameView(chosen, stored)) setChosen(null);
  const view = chosen ?? stored;
  return [
    view,
    (changes) => {
      const next = { ...view, ...changes };
      setChosen(next);
      // Deferred, so that the list is drawn first.
      setTimeout(() => {
        // Remembered before the address changes, because an address without parameters is filled from this memory.
        homeMemory.remember(next);
        onSearch(searchOf(next));
      });
    },
  ];
}
