import type { Rolldown } from 'vite';
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

type Name = 'coupon' | 'data' | `data-${string}`;

/** The files that pages share, by what their modules are needed for rather than by their names. The
 *  first load is three files, two of them of libraries that rarely change. What several of the pages
 *  that are preloaded share is a few files as well, not dozens: every file is a journey. `coupon` is
 *  what the login page shares with any other: the API's client is not among it, since nothing there
 *  asks the server before somebody types. `data` is what everybody who is in needs, or most of these
 *  pages. Of the rest, what most pages of one kind need, which are those that ask the same of a
 *  visitor, is a file of its own; what fewer share is left to the bundler, because it would weigh on
 *  all others. */
export function sharedChunks(
  root: string,
  pages: readonly PageLoading[],
): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, Name> | undefined;
  return [
    {
      name: 'vendor',
      tags: ['$initial'],
      test: /node_modules|rolldown\/runtime/,
      priority: 2,
    },
    { name: 'base', tags: ['$initial'], priority: 1 },
    // What draws begins by itself (see main.tsx), whoever else uses a part of it.
    { name: 'drawing', test: /node_modules\/(react-dom|scheduler)\//, priority: 1 },
    {
      debugName: 'shared',
      name: (id, graph) => {
        names ??= nameShared(root, pages, (other) => graph.getModuleInfo(other));
        return names.get(id) ?? null;
      },
    },
  ];
}

function nameShared(
  root: string,
  pages: readonly PageLoading[],
  infoOf: ModuleInfo,
): ReadonlyMap<string, Name> {
  const preloaded = pages.filter((page) => page.preload);
  const login = preloaded.filter((page) => page.offline);
  const others = preloaded.filter((page) => !page.offline);
  const there = firstModules(root, infoOf);
  const needed = (entries: readonly string[]) => closureOf(entries, there, infoOf);
  const ofLogin = needed(login.flatMap((page) => partsOf(page, infoOf)));
  const ofSession = needed(sessionEntries(root, infoOf));
  const ofPages = others.map((page) => ({ page, ...needed(entriesOf(page, infoOf)) }));
  const first = [ofSession, ...ofPages];
  const later = new Set([ofLogin, ...first].flatMap((part) => [...part.later]));
  const laterParts = [...later].map((id) => needed([id]).modules);
  const users = [...first.map((part) => part.modules), ...laterParts];
  const kindOf = (id: string): Name | undefined => {
    const wanting = ofPages.filter(({ modules }) => modules.has(id));
    const [kind, ...more] = new Set(wanting.map(({ page }) => page.access));
    if (ofSession.modules.has(id)) return 'data';
    const isOfOneKind = more.length === 0;
    const others = isOfOneKind ? ofPages.filter(({ page }) => page.access === kind) : ofPages;
    if (wanting.length * 2 <= others.length) return undefined;
    return isOfOneKind ? `data-${kind}` : 'data';
  };
  const names = new Map<string, Name>();
  for (const id of new Set(first.flatMap((part) => [...part.modules]))) {
    const name = users.filter((modules) => modules.has(id)).length > 1 ? kindOf(id) : undefined;
    if (name) names.set(id, name);
  }
  const elsewhere = pages.filter((page) => !page.offline && hasComponent(page, infoOf));
  for (const page of elsewhere) {
    for (const id of needed(entriesOf(page, infoOf)).modules) {
      if (ofLogin.modules.has(id)) names.set(id, 'coupon');
    }
  }
  return names;
}
