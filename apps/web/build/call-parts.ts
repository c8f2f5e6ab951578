import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;

/** What the server alone reads of a call: who may make it, what it takes, what the API's documents say. */
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

/** Sends a browser of each call what it reads of it, and lets it make the schema of a reply when one comes:
 *  those of a page's other calls cost a phone more than the page's own. */
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

/** A source of the contract without what the server alone reads. */
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
      // A schema that no call of the page is left to use goes as well.
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

/** A call's part as it stays: nothing of one that is the server's. */
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
