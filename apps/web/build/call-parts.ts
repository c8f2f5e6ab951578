import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;

/** The parts of a call that only the server reads: who may call, the request, and the API's documentation. */
const OF_THE_SERVER = new Set([
  'access',
  'body',
  'errors',
  'params',
  'query',
  'showsOdds',
  'status',
  'summary',
]);

/** Removes from each call what a browser does not read, and makes the schema of a reply only when one
 *  arrives. The schemas of calls that a page never makes would cost a phone more than those it needs. */
export function callParts(): Plugin {
  return {
    name: 'tredici:call-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return CONTRACT.test(id) ? { code: asBrowsersReadIt(code), map: null } : undefined;
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A source file of the contract without what only the server reads. */
export function asBrowsersReadIt(code: string): string {
  const { program } = parseSync('contract.ts', code);
  const edits: Edit[] = [];
  new Visitor({
    CallExpression(call) {
      const [parts] = call.arguments;
      if (!isNamed(call.callee, 'defineCall') || parts?.type !== 'ObjectExpression') return;
      const { start, end, properties } = parts;
      const kept = properties.flatMap((part) => partOf(part, code));
      edits.push({ start, end, text: `{ ${kept.join(', ')} }` });
    },
  }).visit(program);
  for (const { declarations } of program.body.flatMap(constantsOf)) {
    for (const { init } of declarations) {
      // Also removes a schema that nothing uses any more.
      if (init?.type === 'CallExpression') edits.push(...droppedIfUnused(init));
    }
  }
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}

/** A call's part as it stays in the bundle, or nothing for one that only the server reads. */
function partOf(part: ESTree.ObjectPropertyKind, code: string): string[] {
  const text = code.slice(part.start, part.end);
  if (part.type !== 'Property' || part.key.type !== 'Identifier') return [text];
  if (OF_THE_SERVER.has(part.key.name)) return [];
  if (part.key.name !== 'reply' || part.value.type !== 'CallExpression') return [text];
  const made = code.slice(part.value.start, part.value.end);
  return [
    `get reply() { const value = ${made}; Object.defineProperty(this, 'reply', { value }); return value; }`,
  ];
}

function constantsOf(statement: ESTree.Program['body'][number]): ESTree.VariableDeclaration[] {
  const found = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return found?.type === 'VariableDeclaration' ? [found] : [];
}

const droppedIfUnused = ({ start, end }: ESTree.CallExpression): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => ' },
  { start: end, end, text: ')()' },
];

const isNamed = (node: ESTree.Expression, name: string) =>
  node.type === 'Identifier' && node.name === name;
