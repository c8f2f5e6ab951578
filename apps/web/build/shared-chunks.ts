import type { Rolldown } from 'vite';
import { joinShared } from './join-shared.ts';
import {
  closureOf,
  entriesOf,
  firstModules,
  hasComponent,
  type ModuleInfo,
  partsOf,
  sessionEntries,
} from './module-graph.ts';
import type { PageLoading } from './page-loading.ts';

/** How often a rare page is opened, relative to an everyday one. */
const RARE_PAGE = 0.1;
const LATER_PART = 0.05;

/** The files that pages share. The first load is three files, two of them libraries that rarely change. What
 *  the login page shares with others is two: `common`, which many pages need, and `coupon`, the lines of matches
 *  and what belongs to them. Neither has the API client, because the login page calls the server only once
 *  somebody types. `data` is what every logged-in page needs. The rest is grouped by who needs it (see
 *  `joinShared`), because every file costs a request and unneeded code costs download time. */
export function sharedChunks(
  root: string,
  pages: readonly PageLoading[],
): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, string> | undefined;
  return [
    {
      name: 'vendor',
      tags: ['$initial'],
      test: /node_modules|rolldown\/runtime/,
      priority: 2,
    },
    { name: 'base', tags: ['$initial'], priority: 1 },
    // React DOM is loaded separately (see main.tsx), so it stays in a file of its own even if other code
    // uses part of it.
    { name: 'drawing', test: /node_modules\/(react-dom|scheduler)\//, priority: 1 },
    {
      debugName: 'shared',
      name: (id, graph) => {
        names ??= nameShared(root, pages, (other) => graph.getModuleInfo(other));
        return names.get(id) ?? null;
      },
      // What a module imports is placed by its own rule.
      includeDependenciesRecursively: false,
    },
  ];
}

function nameShared(
  root: string,
  pages: readonly PageLoading[],
  infoOf: ModuleInfo,
): ReadonlyMap<string, string> {
  const there = firstModules(root, infoOf);
  const needed = (entries: readonly string[]) => closureOf(entries, there, infoOf);
  const opened = pages.filter((page) => hasComponent(page, infoOf));
  const login = opened.find((page) => page.name === 'login');
  if (!login)
    throw new Error('No route is called login: build/shared-chunks.ts cannot place its files');
  const ofLogin = needed(partsOf(login, infoOf)).modules;
  const ofSession = needed(sessionEntries(root, infoOf));
  const ofPages = opened
    .filter((page) => page !== login)
    .map((page) => ({ page, ...needed(entriesOf(page, infoOf)) }));

  const ofAllPages = new Set(ofPages.flatMap(({ modules }) => [...modules]));
  const ofLoginAndOthers = new Set([...ofAllPages].filter((id) => ofLogin.has(id)));
  const isOfManyPages = (id: string) =>
    ofPages.filter(({ modules }) => modules.has(id)).length > ofPages.length / 4;
  const withoutLogin = (...some: ReadonlySet<string>[]) =>
    new Set(some.flatMap((modules) => [...modules]).filter((id) => !ofLoginAndOthers.has(id)));
  const ofSessionAlone = withoutLogin(ofSession.modules);
  const openPages = ofPages.map(({ page, modules }) => ({
    modules: withoutLogin(modules, page.access === 'public' ? new Set() : ofSession.modules),
    often: page.rare ? RARE_PAGE : 1,
  }));
  const everyday = ofPages.filter(({ page }) => !page.rare).length;
  const later = new Set([ofSession, ...ofPages].flatMap((part) => [...part.later]));
  const laterParts = [...later].map((id) => ({
    modules: withoutLogin(needed([id]).modules),
    // Every page of a logged-in user has the shell, and what the shell fetches later.
    often: ofSession.later.has(id) ? everyday : LATER_PART,
  }));
  const base = { name: 'data', modules: ofSessionAlone };
  return new Map([
    ...joinShared([...openPages, ...laterParts], base, infoOf),
    ...[...ofLoginAndOthers].map((id) => [id, isOfManyPages(id) ? 'common' : 'coupon'] as const),
  ]);
}
