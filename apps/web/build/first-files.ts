import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type ChunkFiles, chunkFiles } from './chunk-files.ts';
import { entriesOf, type ModuleInfo, sessionEntries, startEntries } from './module-graph.ts';
import type { PageLoading } from './page-loading.ts';

export const LANGUAGES = ['it', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** The locale files that the first load and the logged-in shell always need, whatever the page. */
const FIRST_WORDS = ['common'];
const SHELL_WORDS = ['notices'];

/** The files of a build, grouped by when they are needed. */
export interface FirstFiles {
  /** Named by the page itself. */
  readonly program: readonly string[];
  /** Needed next, whatever the page. */
  readonly next: Readonly<Record<Language, readonly string[]>>;
  /** Needed by logged-in users. */
  readonly session: Readonly<Record<Language, readonly string[]>>;
  readonly pages: readonly {
    readonly page: PageLoading;
    readonly files: Readonly<Record<Language, readonly string[]>>;
  }[];
}

export interface FirstFilesOfBuild extends Plugin {
  /** Available once the chunks are made. */
  found(): FirstFiles;
}

/** Finds these files before the HTML is written, because the chunk that only names them is removed then. */
export function findFirstFiles(pages: readonly PageLoading[]): FirstFilesOfBuild {
  let root = '';
  let files: FirstFiles | undefined;
  return {
    name: 'tredici:first-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        files = firstFiles(bundle, root, pages, (id) => this.getModuleInfo(id));
      },
    },
    found() {
      if (!files) throw new Error('the chunks are not made yet');
      return files;
    },
  };
}

function firstFiles(
  bundle: Rolldown.OutputBundle,
  root: string,
  pages: readonly PageLoading[],
  infoOf: ModuleInfo,
): FirstFiles {
  const chunks = chunkFiles(bundle);
  const words = wordsIn(chunks, root);
  const inEach = (make: (language: Language) => string[]) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
      Language,
      string[]
    >;
  const start = chunks.holding(startEntries(root, infoOf));
  const session = chunks.holding(sessionEntries(root, infoOf));
  return {
    program: [...chunks.first],
    next: inEach((language) => [...start, ...words(language, FIRST_WORDS)]),
    session: inEach((language) => [...session, ...words(language, SHELL_WORDS)]),
    pages: pages
      .filter((page) => page.preload || page.offline)
      .map((page) => {
        const own = chunks.holding(entriesOf(page, infoOf));
        const files = inEach((language) => [...new Set([...own, ...words(language, page.words)])]);
        return { page, files };
      }),
  };
}

const wordsIn =
  ({ holding }: ChunkFiles, root: string) =>
  (language: Language, names: readonly string[]): string[] =>
    holding(names.map((name) => join(root, 'src/locales', language, `${name}.json`)));
