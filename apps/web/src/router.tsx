import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from '#features/pages/error-page.tsx';
import { NotFoundPage } from '#features/pages/not-found-page.tsx';
import type { CouponMatch } from '#football/coupon-match.ts';
import type { MessageKey, Namespace } from './lib/i18n/messages.ts';
import type { PageAccess } from './lib/navigation/guard.ts';
import type { RouteName } from './lib/navigation/paths.ts';
import { routeTree } from './route-tree.gen.ts';

export function createAppRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ({ error }) => (
      <ErrorPage error={error} onRetry={() => void router.invalidate()} />
    ),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What a list already knows of the match that its link opens. */
    match?: CouponMatch;
    /** Set when the session is about to end, so that the login page does not redirect its user. */
    leaving?: true;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  /** What is fixed about each page: its name, who may open it, its title, and how it is loaded. The build
   *  reads `words`, `preload`, `rare` and `offline` (build/page-loading.ts), so they must be literals. */
  interface StaticDataRouteOption {
    name: RouteName;
    access: PageAccess;
    title: Extract<MessageKey<'pages'>, `title.${string}`>;
    /** The key of the text below the heading, in the page's first message file. It is painted with the title
     *  before any other file arrives. */
    lead?: string;
    /** Whether the page at a path is open to everybody at the moment, whatever its access. */
    openToAll?: (pathname: string) => Promise<boolean>;
    /** Shows the public header even to users with a session, as on login pages. */
    frame?: 'public';
    /** The message files of the page, besides those of the first load. */
    words?: readonly Namespace[];
    /** Preloads the page's files before the program starts, and lets the build split shared files for it. */
    preload?: true;
    /** Only the preloading, for pages that are not opened every day. */
    rare?: true;
    /** Stored when the app is first used, so that the page opens without a network from the first day. */
    offline?: true;
  }
}
