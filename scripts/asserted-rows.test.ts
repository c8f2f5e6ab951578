import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './steps.ts';

/** A type that the compiler takes on trust: given to plain SQL, or to the rows after they were checked. */
const ASSERTED = /\.(?:execute|query)\s*<.*|(?<!\.)\brows? as (?:unknown\b|readonly\b|[A-Z]).*/g;

// `readRows` checks a row, and drizzle types it. The rooms left out speak to the driver without drizzle.
test('no row of plain SQL has a type that nothing checks', () => {
  const cwd = join(ROOT, 'apps/server/src');
  const files = globSync('**/*.ts', { cwd }).filter(
    (file) => !/\.test\.ts$|^(?:db|http)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    [...readFileSync(join(cwd, file), 'utf8').matchAll(ASSERTED)].map(([it]) => `${file}: ${it}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const { rows } = await db.execute<{ id: number }>(sql`', true],
  ['await db.execute<\n  Record<string, string>\n>(sql`', true],
  ['pool.query<News>(', true],
  ['return rows as NotedBet[];', true],
  ['return rows as unknown as FileRows[];', true],
  ['const given = row as ListedMatch & Told;', true],
  ['const { rows } = await db.execute(sql`', false],
  ['  count(*)::int as rows from', false],
  ['/** Many rows as one parameter. */', false],
])('%s', (code, isFound) => {
  expect(code.match(ASSERTED) !== null).toBe(isFound);
});
