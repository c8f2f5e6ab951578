import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { NotFoundPage } from '#features/pages/not-found-page.tsx';
import { routeTree } from './route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ({ error }) => (
    <ErrorPage error={error} onRetry={() => void router.invalidate()} />
  ),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
