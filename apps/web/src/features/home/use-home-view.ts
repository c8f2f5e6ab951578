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

/** The address says how the page is looked at. A choice shows at once all the same: the address
 *  follows it, after a guard that may have to ask the server. */
export function useHomeView(
  search: RouteSearch,
  onSearch: (search: HomeSearch) => void,
): readonly [HomeView, ChooseView] {
  const stored = viewOf(search);
  const [chosen, setChosen] = useState<HomeView | null>(null);
  // The address has caught up: from now on it counts again.
  if (chosen && sameView(chosen, stored)) setChosen(null);
  const view = chosen ?? stored;
  return [
    view,
    (changes) => {
      const next = { ...view, ...changes };
      setChosen(next);
      // The list is drawn first.
      setTimeout(() => {
        // Remembered before the address follows: one that says nothing is filled from there.
        homeMemory.remember(next);
        onSearch(searchOf(next));
      });
    },
  ];
}
