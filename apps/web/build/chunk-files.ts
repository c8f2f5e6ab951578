import type { Rolldown } from 'vite';

export interface ChunkFiles {
  /** What the page names itself. */
  readonly first: ReadonlySet<string>;
  /** The chunks that modules ended up in with all they import, without the first. */
  holding(modules: readonly string[]): string[];
}

/** Which files of a build hang together. */
export function chunkFiles(bundle: Rolldown.OutputBundle): ChunkFiles {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileNamed = new Map(files.map((file) => [file.fileName, file]));
  // A module that shares its file with others is fetched through a small door of its own.
  const holderOf = new Map(
    files.flatMap((file) => file.moduleIds.map((id) => [id, file] as const)),
  );
  for (const file of files) if (file.facadeModuleId) holderOf.set(file.facadeModuleId, file);
  /** A chunk, what it imports in turn, and their styles. */
  const withImports = (chunk: Rolldown.OutputChunk, known: Set<string>): Set<string> => {
    if (known.has(chunk.fileName)) return known;
    known.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) known.add(style);
    for (const name of chunk.imports) {
      const imported = fileNamed.get(name);
      if (imported) withImports(imported, known);
    }
    return known;
  };
  const first = withImports(files.find((file) => file.isEntry)!, new Set());
  return {
    first,
    holding(modules) {
      const found = new Set<string>();
      for (const id of modules) {
        const chunk = holderOf.get(id);
        if (!chunk) throw new Error(`${id} is in no file of the build`);
        withImports(chunk, found);
      }
      return [...found].filter((name) => !first.has(name));
    },
  };
}
