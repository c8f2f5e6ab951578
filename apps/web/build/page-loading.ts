import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** How a page is loaded, as declared in the `staticData` of its route (see src/router.tsx). */
export interface PageLoading {
  /** The file of the route. */
  readonly file: string;
  /** As the router writes it: /match/$matchId. */
  readonly path: string;
  readonly name: string;
  readonly access: string;
  readonly words: readonly string[];
  readonly preload: boolean;
  /** Rarely opened: code that everyday pages share is not split for its sake. */
  readonly rare: boolean;
  readonly offline: boolean;
  /** Keys of the texts that can be painted before anything is fetched: the heading and the lead below it. */
  readonly title: string;
  readonly lead?: string;
}

/** Reads the declarations of the routes. They are parsed, not executed, so they must be plain values. */
export function readPages(folder: string): PageLoading[] {
  const files = readdirSync(folder).filter((name) => /^[^-_].*\.tsx$/.test(name));
  return files.map((name) => {
    const file = join(folder, name);
    const route = routeIn(file);
    if (!route) throw new Error(`${file} makes no route`);
    const {
      words = [],
      preload = false,
      rare = !preload,
      offline = false,
      ...page
    } = route.staticData;
    return { file, path: route.path, words, preload, rare, offline, ...page };
  });
}

const DECLARED = [
  'name',
  'access',
  'title',
  'lead',
  'words',
  'preload',
  'rare',
  'offline',
] as const;

interface Declared {
  readonly name: string;
  readonly access: string;
  readonly title: string;
  readonly lead?: string;
  readonly words?: readonly string[];
  readonly preload?: boolean;
  readonly rare?: boolean;
  readonly offline?: boolean;
}

/** `export const Route = createFileRoute(path)({ staticData: … })` */
function routeIn(file: string): { path: string; staticData: Declared } | undefined {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const made = statement.declaration.declarations[0]?.init;
    if (made?.type !== 'CallExpression' || made.callee.type !== 'CallExpression') continue;
    const [path] = made.callee.arguments;
    const [options] = made.arguments;
    if (path?.type !== 'Literal' || options?.type !== 'ObjectExpression') continue;
    const staticData = propertyOf(options, 'staticData');
    if (staticData?.type !== 'ObjectExpression') throw new Error(`${file} declares no staticData`);
    return { path: String(path.value), staticData: declaredIn(staticData, file) };
  }
  return undefined;
}

function propertyOf(object: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined {
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name === name) return property.value;
  }
  return undefined;
}

/** The properties that matter for loading; any others are ignored. */
function declaredIn(staticData: ESTree.ObjectExpression, file: string): Declared {
  const declared = DECLARED.flatMap((name) => {
    const value = propertyOf(staticData, name);
    return value ? [[name, literalOf(value, `${file}: ${name}`)] as const] : [];
  });
  return Object.fromEntries(declared) as unknown as Declared;
}

function literalOf(node: ESTree.Expression, where: string): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') {
    return node.elements.map((element) => literalOf(element as ESTree.Expression, where));
  }
  throw new Error(`${where} is no plain value`);
}
