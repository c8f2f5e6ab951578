import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findObstacle } from './migrate.ts';

test('obstacles that drizzle misses are found', () => {
  expect(findObstacle([], [1, 2], 0)).toBeUndefined();
  expect(findObstacle([1], [1, 2], 0)).toBeUndefined();
  expect(findObstacle([1, 2], [1, 2], 0)).toBeUndefined();
  expect(findObstacle([1, 2], [1, 3], 0)).toMatch(/different branch/);
  expect(findObstacle([1, 3], [1, 2, 3], 0)).toMatch(/different branch/);
});

test('additions of a newer version are no obstacle, unless it declares them so', () => {
  expect(findObstacle([1, 2, 3], [1, 2], 0)).toBeUndefined();
  expect(findObstacle([1, 2, 3], [1, 2], 2)).toBeUndefined();
  expect(findObstacle([1, 2, 3], [1, 2], 3)).toMatch(/newer version/);
});

/** Statements that a previous version of the program could not work with. */
const TAKES_AWAY =
  /\bdrop (?:table|column|view|function)\b|\brename\b|\bset data type\b|\bset not null\b/i;
/** The first migration that is checked: before it, two versions never had to run side by side. */
const FIRST_JUDGED = 37;

test('a migration that removes something declares that older versions cannot run with it', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const texts = files
    .filter((name) => Number(name.slice(0, 4)) >= FIRST_JUDGED)
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const silent = (text: string) => TAKES_AWAY.test(text) && !text.includes('schema_floor');
  expect(texts.filter(silent)).toEqual([]);
  expect(silent('ALTER TABLE "notice" DROP COLUMN "text_en";')).toBe(true);
  expect(silent('ALTER TABLE "notice" ADD COLUMN "place" text;')).toBe(false);
});
