import type { PageAccess } from './guard.ts';
import type { MessageKey } from './messages.ts';
import type { RouteName } from './paths.ts';

/** What is fixed about each page: its name, who may open it, its title. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name: RouteName;
    access: PageAccess;
    title: Extract<MessageKey<'pages'>, `title.${string}`>;
    /** Pages of people who are not in yet keep the public header even for who is. */
    frame?: 'public';
  }
}
