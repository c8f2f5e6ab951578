import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  BOTH_SERVERS_TESTS,
  chooseDatabaseTests,
  KNOWN_STATEMENTS_TEST,
  ONE_SERVER_TESTS,
} from './database-tests.ts';
import { ROOT } from './steps.ts';

test('every file that is named exists, and every pattern finds some', () => {
  const named = [...ONE_SERVER_TESTS, KNOWN_STATEMENTS_TEST];
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const idle = BOTH_SERVERS_TESTS.filter((pattern) => globSync(pattern, { cwd: ROOT }).length < 1);
  expect(idle).toEqual([]);
});

test('the second server is checked with the statements noted on the first', () => {
  const choose = (server: string | undefined, everything = false, statements?: string) =>
    chooseDatabaseTests({ server, everything, statements });
  expect(choose('system', false, '/noted').exclude).not.toContain(KNOWN_STATEMENTS_TEST);
  expect(choose('system').exclude).toContain(KNOWN_STATEMENTS_TEST);
  expect(choose('embedded', false, '/noted').exclude).toContain(KNOWN_STATEMENTS_TEST);
  expect(choose('system', true).include).toEqual(choose(undefined).include);
  expect(choose('system', true).exclude).toContain(ONE_SERVER_TESTS[0]);
});
