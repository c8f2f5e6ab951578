import type { Rolldown } from 'vite';

export interface ChunkFiles {
  /** What the page names itself. */
  readonly first: ReadonlySet<string>;
  /** The chunk that a module ended up in with all it imports, without the first. */
  holding(module: string): string[];
}

/** Which files of a build hang together. */
export function chunkFiles(bundle: Rolldown.OutputBundle): ChunkFiles {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileNamed = new Map(files.map((file) => [file.fileName, file]));
  /** A chunk, what it imports in turn, and their styles. */
  const withImports = (
    chunk: Rolldown.OutputChunk | undefined,
    known: Set<string>,
  ): Set<string> => {
    if (!chunk || known.has(chunk.fileName)) return known;
    known.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) known.add(style);
    for (const name of chunk.imports) withImports(fileNamed.get(name), known);
    return known;
  };
  const first = withImports(
    files.find((file) => file.isEntry),
    new Set(),
  );
  return {
    first,
    holding(module) {
      // A module that shares its file with others is fetched through a small door of its own.
      const chunk =
        files.find((file) => file.facadeModuleId?.includes(module)) ??
        files.find((file) => file.moduleIds.some((id) => id.includes(module)));
      return [...withImports(chunk, new Set())].filter((name) => !first.has(name));
    },
  };
}
