// A minimal page: React and the router, one route, one line.
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const rootRoute = createRootRoute({
  staticData: { name: 'notFound', access: 'public', title: 'title.notFound' },
  component: () => createElement('h1', null, 'Tredici'),
});
const router = createRouter({ routeTree: rootRoute });

createRoot(document.getElementById('root')!).render(createElement(RouterProvider, { router }));
