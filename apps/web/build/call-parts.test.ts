import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asBrowsersReadIt } from './call-parts.ts';

test('removes only what the server alone reads', () => {
  const code = `const name = z.string().check(z.maxLength(40));
const path = '/one/';
export const calls = {
  one: defineCall({
    method: 'POST',
    path,
    access: 'login',
    summary: "The caller's own, \\"so\\" to say",
    params,
    body: z.object({ name, summary: z.string() }),
    status: 200,
    reply: state,
    errors: ['conflict'],
  }),
  two: defineCall({ ...shared, path: '/two/', shared: true, query: z.object({ page: z.int() }) }),
};
`;
  expect(
    asBrowsersReadIt(code),
  ).toBe(`const name = /* @__PURE__ */ (() => z.string().check(z.maxLength(40)))();
const path = '/one/';
export const calls = {
  one: defineCall({ method: 'POST', path, reply: state }),
  two: defineCall({ ...shared, path: '/two/', shared: true }),
};
`);
});

test('makes the schema of a reply on its first use, and only once', () => {
  const code = asBrowsersReadIt(
    'const call = defineCall({ path: "/one/", status: 200, reply: make({ status: "kept" }) });',
  );
  const made: unknown[] = [];
  const run = new Function('defineCall', 'make', `${code} return call;`);
  const call = run(
    (parts: unknown) => parts,
    (shape: unknown) => {
      made.push(shape);
      return { shape };
    },
  );
  expect(made).toEqual([]);
  expect(call.reply).toEqual({ shape: { status: 'kept' } });
  expect(call.reply).toBe(call.reply);
  expect({ ...call, path: '/two/' }.reply).toBe(call.reply);
  expect(made).toHaveLength(1);
});

test('no call of the contract keeps what a browser does not read', () => {
  const folder = join(import.meta.dirname, '../../../packages/contract/src');
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const isOfTheServer = /\b(?:summary|access):\s+['"]|\berrors:\s+\[/g;
  expect(code.join('').match(isOfTheServer)?.length).toBeGreaterThan(100);
  expect(code.map(asBrowsersReadIt).join('').match(isOfTheServer)).toBeNull();
});
