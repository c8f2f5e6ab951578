import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

/** Renders a piece that has links in it: one page, at an address, and nowhere to go. With a state, it is
 *  where a link has led that carried it. */
export async function renderInRouter(children: ReactNode, at = '/', state?: HistoryState) {
  const routeTree = createRootRoute({
    staticData: { name: 'notFound', access: 'public', title: 'title.notFound' },
    component: () => children,
    notFoundComponent: () => children,
  });
  const history = createMemoryHistory({ initialEntries: [state ? '/' : at] });
  if (state) history.push(at, state);
  const router = createRouter({ routeTree, history });
  // biome-ignore lint/suspicious/noExplicitAny: the program's own router has another tree.
  return render(<RouterProvider router={router as any} />);
}
