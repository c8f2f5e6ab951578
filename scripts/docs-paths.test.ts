import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findMissing, pagesOf, readRepository } from './docs-paths.ts';

const root = join(import.meta.dirname, '..');
const repository = readRepository(root);

test.each(pagesOf(repository))('%s names only what exists', (page) => {
  expect(findMissing(root, repository, page)).toEqual([]);
});

const folder = mkdtempSync(join(tmpdir(), 'tredici-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a file', '`scripts/gone.ts`', ['scripts/gone.ts']],
  ['a file without its folder', '`gone.ts`', ['gone.ts']],
  ['a folder', '`gone/`', ['gone/']],
  ['a path in a folder of ours', '`features/gone`', ['features/gone']],
  ['a link', '[x](gone.md)', ['gone.md']],
  ['a pattern that nothing fits', '`scripts/*.gone.ts`', ['scripts/*.gone.ts']],
  ['a command', '`npm run gone`', ['npm run gone']],
  ['a bench', '`npm run bench -- gone`', ['npm run bench -- gone']],
  ['a command of the program', '`npm run tredici -- gone`', ['npm run tredici -- gone']],
])('%s that is gone is found', (_, text, named) => {
  writeFileSync(join(folder, 'page.md'), text);
  expect(findMissing(folder, repository, 'page.md').map((missing) => missing.named)).toEqual(named);
});

test('routes, call names and other words are no paths', () => {
  writeFileSync(
    join(folder, 'page.md'),
    '`/pronostici/x` `verify-token` `altcha/workers/pbkdf2` `1/X/2` `{it,en}` [x](https://x.test/y)',
  );
  expect(findMissing(folder, repository, 'page.md')).toEqual([]);
});
