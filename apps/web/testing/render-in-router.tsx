import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

/** Renders a component that contains links, on a single page at the given address. A state stands for the one
 *  that a link has passed on. */
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
