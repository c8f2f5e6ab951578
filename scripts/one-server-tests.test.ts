import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ONE_SERVER_TESTS } from './one-server-tests.ts';
import { ROOT } from './steps.ts';

test('every file that the second run leaves out exists', () => {
  expect(ONE_SERVER_TESTS.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
