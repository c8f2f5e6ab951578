import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const DECISION = join(import.meta.dirname, '../../../../docs/decisions/030-one-data-table.md');

/** Where else a table is drawn, and why, is part of the decision. */
const otherTables = [...readFileSync(DECISION, 'utf8').matchAll(/^\| `([\w/.-]+\.tsx)` \|/gm)].map(
  ([, file]) => (file!.startsWith('football/') ? file! : `features/${file}`),
);

it.each([
  ['a table', /<table\b/, ['ui/data-table.tsx', ...otherTables]],
  ['a progress bar', /<progress\b/, ['ui/progress-bar.tsx']],
  [
    'the table behind a chart',
    /(?:<summary.*|title=)\{\w+\('table\.behind'\)/,
    ['ui/chart-data.tsx'],
  ],
])('%s is drawn in one place', async (_, element, places) => {
  const drawn: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: src })) {
    if (file.endsWith('.test.tsx')) continue;
    const text = readFileSync(join(src, file), 'utf8');
    if (element.test(text)) drawn.push(file);
  }
  expect(drawn.sort()).toEqual(places.toSorted());
});
