import { join } from 'node:path';
import type { PageLoading } from './page-loading.ts';

/** What the build needs to know of a module to decide on loading. */
export interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code?: string | null;
}
export type ModuleInfo = (id: string) => ModuleImports | null;

const PROGRAM = 'src/main.tsx';

/** The modules that fetch what logged-in users need on every page. */
const SESSION_LOADERS = ['src/lib/session/verify-session.ts', 'src/routes/-loaded-shell.tsx'];

/** The modules that a route fetches when its page is opened: its component, and what its loader imports
 *  meanwhile. */
export function entriesOf(page: PageLoading, infoOf: ModuleInfo): readonly string[] {
  return laterImportsOf(page.file, infoOf);
}

/** Some routes only redirect and have no component. */
export function hasComponent(page: PageLoading, infoOf: ModuleInfo): boolean {
  return (infoOf(page.file)?.dynamicallyImportedIds.length ?? 0) > 0;
}

/** The same, plus what the route's component imports later. The router has moved that component into a module
 *  named after the route's file. */
export function partsOf(page: PageLoading, infoOf: ModuleInfo): readonly string[] {
  const entries = entriesOf(page, infoOf);
  const own = entries.filter((id) => id.startsWith(`${page.file}?`));
  return [...entries, ...own.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])];
}

export function sessionEntries(root: string, infoOf: ModuleInfo): string[] {
  return SESSION_LOADERS.flatMap((file) => laterImportsOf(join(root, file), infoOf));
}

/** What the program itself imports when it starts. */
export function startEntries(root: string, infoOf: ModuleInfo): readonly string[] {
  return laterImportsOf(join(root, PROGRAM), infoOf);
}

/** Stops the build if the file was renamed, instead of letting it be fetched late. */
function laterImportsOf(file: string, infoOf: ModuleInfo): readonly string[] {
  const ids = infoOf(file)?.dynamicallyImportedIds ?? [];
  if (ids.length === 0) throw new Error(`${file} fetches nothing, or is not part of the build`);
  return ids;
}

/** The modules of the first load. */
export function firstModules(root: string, infoOf: ModuleInfo): ReadonlySet<string> {
  const program = join(root, PROGRAM);
  if (!infoOf(program)) throw new Error(`${program} is not part of the build`);
  return closureOf([program], new Set(), infoOf).modules;
}

/** Modules with all that they import, and what those import later, without what is already loaded. */
export function closureOf(
  entries: readonly string[],
  there: ReadonlySet<string>,
  infoOf: ModuleInfo,
): { readonly modules: ReadonlySet<string>; readonly later: ReadonlySet<string> } {
  const modules = new Set<string>();
  const later = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id) || there.has(id)) continue;
    modules.add(id);
    const info = infoOf(id);
    waiting.push(...(info?.importedIds ?? []));
    for (const other of info?.dynamicallyImportedIds ?? []) later.add(other);
  }
  return { modules, later };
}
