import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What each file imports, by path from the root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** The imports between the source files of one workspace: relative ones and those by the `#room/` names of
 *  its package.json. */
export function readImports(workspace: string, files: readonly string[]): ImportGraph {
  const { imports = {} } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  const resolve = (file: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier);
    const alias = Object.keys(imports).find((key) => specifier.startsWith(key.replace('*', '')));
    if (!alias) return undefined;
    return imports[alias]!.replace('*', specifier.slice(alias.length - 1)).replace('./', '');
  };
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(workspace, file), 'utf8');
      const targets = [...text.matchAll(SPECIFIER)].flatMap(
        ([, specifier]) => resolve(file, specifier!) ?? [],
      );
      return [file, new Set(targets)];
    }),
  );
}

/** The same graph with files grouped into rooms, for instance all files of a feature. */
export function gather(graph: ImportGraph, roomOf: (file: string) => string): ImportGraph {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const room = roomOf(file);
    const known = rooms.get(room) ?? new Set();
    rooms.set(room, known);
    for (const target of targets) if (roomOf(target) !== room) known.add(roomOf(target));
  }
  return rooms;
}

/** One circle from each group of files that import each other, as the names along it; empty if there is none. */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string) => {
    const at = path.indexOf(node);
    if (at >= 0) circles.push([...path.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return circles;
}

/** `features/matches`, `http`, or the file itself if it stands at the top of `src`. */
export function roomOf(file: string): string {
  const [first = '', second = ''] = relative('src', file).split('/');
  return first === 'features' ? `${first}/${second}` : first;
}
