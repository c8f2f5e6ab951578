import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Paths and commands in a page of the documentation that do not exist in the repository. */
export interface Missing {
  readonly page: string;
  readonly named: string;
}

export interface Repository {
  /** Every file, and every folder with a slash at its end, from the root. */
  readonly paths: readonly string[];
  /** The commands of `npm run`. */
  readonly npmScripts: ReadonlySet<string>;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', 'test-results']);
/** Files and folders that exist only while Tredici runs, or at a provider. */
const MADE_ELSEWHERE = new Set(['outbox/', 'data/screens', 'fixtures.csv']);
const FILE = /\.(ts|tsx|mjs|json|md|sql|css|html|png)$/;

export function readRepository(root: string): Repository {
  const paths: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NOT_OURS.has(entry.name)) continue;
      const path = join(folder, entry.name);
      const fromRoot = relative(root, path).replaceAll('\\', '/');
      paths.push(entry.isDirectory() ? `${fromRoot}/` : fromRoot);
      if (entry.isDirectory()) walk(path);
    }
  };
  walk(root);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { paths, npmScripts: new Set(Object.keys(scripts)) };
}

/** README.md, CONTRIBUTING.md and all of docs/. */
export function pagesOf({ paths }: Repository): string[] {
  return paths.filter((path) => /^([A-Z]+|docs\/.+)\.md$/.test(path));
}

export function findMissing(root: string, repository: Repository, page: string): Missing[] {
  const text = readFileSync(join(root, page), 'utf8');
  const folder = dirname(join(root, page));
  const named = [
    ...matches(text, /\]\(([^)#\s]+)[^)]*\)/g).filter(
      (target) => !/^[a-z]+:/.test(target) && !existsSync(join(folder, target)),
    ),
    ...matches(text, /`([^`\n]+)`/g).filter(
      (words) => looksLikePath(words, repository) && !pathExists(words, repository),
    ),
    ...matches(text, /npm run ([\w:-]+)/g)
      .filter((script) => !repository.npmScripts.has(script))
      .map((script) => `npm run ${script}`),
    ...matches(text, /npm run bench -- ([a-z][\w-]*)/g)
      .filter((bench) => !repository.paths.includes(`bench/${bench}.ts`))
      .map((bench) => `npm run bench -- ${bench}`),
    ...matches(text, /npm run tredici -- ([a-z][\w-]*)/g)
      .filter((command) => !repository.paths.includes(`apps/server/src/commands/${command}.ts`))
      .map((command) => `npm run tredici -- ${command}`),
  ];
  return named.map((missing) => ({ page, named: missing }));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** A path is a name with a file ending, a name with a slash at its end, or one that begins with a folder of
 *  ours. */
function looksLikePath(words: string, { paths }: Repository): boolean {
  if (!/^[\w.*<{][\w./*<>{},-]*$/.test(words) || MADE_ELSEWHERE.has(words)) return false;
  if (words.startsWith('./') || /^\.\w+$/.test(words)) return false;
  if (FILE.test(words) || words.endsWith('/')) return true;
  const [first, ...rest] = words.split('/');
  return (
    rest.length > 0 &&
    paths.some((path) =>
      path
        .split('/')
        .slice(0, -1)
        .includes(first ?? ''),
    )
  );
}

/** Pages name paths from the root or from any folder that the sentence is about, with `*`, `<name>` and
 *  `{one,other}` for more than one. */
function pathExists(words: string, { paths }: Repository): boolean {
  const pattern = words
    .replace(/[.]/g, '\\.')
    .replace(/\*+|<[^>]*>/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    .replace(/\/$/, '');
  const end = words.endsWith('/') ? '/' : '/?';
  const wanted = new RegExp(`(^|/)${pattern}${end}$`);
  return paths.some((path) => wanted.test(path));
}
