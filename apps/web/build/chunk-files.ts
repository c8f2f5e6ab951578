import type { Rolldown } from 'vite';

export interface ChunkFiles {
  /** The files that the page itself names. */
  readonly first: ReadonlySet<string>;
  /** The chunks that contain these modules and everything they import, without the first files. */
  holding(modules: readonly string[]): string[];
}

/** Which files of a build depend on each other. */
export function chunkFiles(bundle: Rolldown.OutputBundle): ChunkFiles {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileNamed = new Map(files.map((file) => [file.fileName, file]));
  // A module that shares its chunk with others is imported through a small facade chunk of its own.
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
