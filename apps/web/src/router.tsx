import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { NotFoundPage } from '#features/pages/not-found-page.tsx';
import type { MessageKey } from './lib/i18n/messages.ts';
import type { PageAccess } from './lib/navigation/guard.ts';
import type { RouteName } from './lib/navigation/paths.ts';
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
  /** What is fixed about each page: its name, who may open it, its title. */
  interface StaticDataRouteOption {
    name: RouteName;
    access: PageAccess;
    title: Extract<MessageKey<'pages'>, `title.${string}`>;
    /** Says whether the page at a path is open to everybody just now, whatever its access. */
    openToAll?: (pathname: string) => Promise<boolean>;
    /** Pages of people who are not in yet keep the public header even for who is. */
    frame?: 'public';
  }
}
