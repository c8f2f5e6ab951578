import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test('every benchmark is documented, and every documented one exists', () => {
  const benches = readdirSync(join(ROOT, 'bench'))
    .filter((name) => name.endsWith('.ts') && !/^(run|save-result)\.ts$|\.test\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''));
  const text = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8');
  const table = text.slice(text.indexOf('| bench |'));
  const explained = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!));
  expect(explained.toSorted()).toEqual(benches.toSorted());
});
