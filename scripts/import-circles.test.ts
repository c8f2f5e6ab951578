import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCircles, gather, readImports, roomOf } from './import-circles.ts';
import { ROOT } from './steps.ts';

// Lint finds circles between files. These are circles between folders, which no single file shows.
test.each(['packages/engine', 'packages/contract', 'apps/server', 'apps/web'])(
  'no rooms of %s import each other in a circle',
  (workspace) => {
    const cwd = join(ROOT, workspace);
    const files = globSync('src/**/*.{ts,tsx}', { cwd }).filter((file) => !/\.test\./.test(file));
    const rooms = gather(readImports(cwd, files), roomOf);
    expect(rooms.size).toBeGreaterThan(0);
    expect(findCircles(rooms)).toEqual([]);
  },
);

test('a circle is reported with every file along it', () => {
  const graph = new Map([
    ['a', new Set(['b', 'd'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
    ['d', new Set<string>()],
  ]);
  expect(findCircles(graph)).toEqual([['b', 'c', 'b']]);
});
