import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSummaries } from './call-summaries.ts';

test('the sentence goes, and nothing else', () => {
  const code = `  one: defineCall({
    path: '/one/',
    summary: "The caller's own, \\"so\\" to say",
    status: 200,
  }),
  two: defineCall({
    summary:
      'A long one, on a line of its own',
    reply: z.object({ summary: z.string() }),
  }),
`;
  expect(withoutSummaries(code)).toBe(`  one: defineCall({
    path: '/one/',
    status: 200,
  }),
  two: defineCall({
    reply: z.object({ summary: z.string() }),
  }),
`);
});

test('no call of the contract keeps its sentence', () => {
  const folder = join(import.meta.dirname, '../../../packages/contract/src');
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const code = withoutSummaries(readFileSync(join(folder, name), 'utf8'));
    expect(code, name).not.toMatch(/summary:\s+['"`]/);
  }
});
