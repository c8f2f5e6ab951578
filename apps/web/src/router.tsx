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
    /** What the line of a list knows of the match that it opens. */
    match?: CouponMatch;
    /** The session is about to end: the login is for its user as for a stranger. */
    leaving?: true;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  /** What is fixed about each page: its name, who may open it, its title, and how it is loaded. The
   *  build reads the latter (build/page-loading.ts): words, preload, rare and offline are plain values. */
  interface StaticDataRouteOption {
    name: RouteName;
    access: PageAccess;
    title: Extract<MessageKey<'pages'>, `title.${string}`>;
    /** What stands below the heading whatever the answers, from the first of the page's words: painted with
     *  the title before any file is there. */
    lead?: string;
    /** Says whether the page at a path is open to everybody just now, whatever its access. */
    openToAll?: (pathname: string) => Promise<boolean>;
    /** Pages of people who are not in yet keep the public header even for who is. */
    frame?: 'public';
    /** The files of messages that the page speaks with, besides those of the first load. */
    words?: readonly Namespace[];
    /** Its files are fetched before the program has started, and shared files are cut as it needs them. */
    preload?: true;
    /** The former alone: it is not opened every day. */
    rare?: true;
    /** Kept with the program itself, so that it opens without a network on the first day. */
    offline?: true;
  }
}
