import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

/** Renders a piece that has links in it: one page, at an address, and nowhere to go. */
export async function renderInRouter(children: ReactNode, at = '/') {
  const routeTree = createRootRoute({
    staticData: { name: 'notFound', access: 'public', title: 'title.notFound' },
    component: () => children,
    notFoundComponent: () => children,
  });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: the program's own router has another tree.
  return render(<RouterProvider router={router as any} />);
}
