import { expect, it } from 'vitest';
import { briefLine, causeIn } from './child-output.ts';

it('turns a line of the log into a sentence without its stack', () => {
  const err = { type: 'Error', message: 'the database is away', stack: '    at a\n    at b' };
  const line = JSON.stringify({ level: 'error', time: '2026-01-01', pid: 1, err, msg: 'queue' });
  expect(briefLine(line)).toBe('Tredici: queue: the database is away');
  const warning = JSON.stringify({ level: 'warn', cause: 'status 503', msg: 'a source is silent' });
  expect(briefLine(warning)).toBe('Tredici: a source is silent: status 503');
});

it('passes our own messages on and hides stacks', () => {
  expect(briefLine('Tredici: port 3000 is in use')).toBe('Tredici: port 3000 is in use');
  expect(briefLine('    at Object.run (file:///x.ts:1:1)')).toBeNull();
  expect(briefLine('{"level":"warn", broken')).toBeNull();
});

it('finds the cause of a crash in the last lines', () => {
  const missing = [
    'node:internal/modules/package_json_reader:301',
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'nodemailer' imported from /a/mail.ts",
    '    at packageResolve (node:internal/modules/esm/resolve:768:81)',
    "  code: 'ERR_MODULE_NOT_FOUND'",
    '}',
  ];
  expect(causeIn(missing)).toBe(
    `Cannot find package 'nodemailer' imported from /a/mail.ts; "npm ci" installs what is missing`,
  );
  expect(causeIn(['TypeError: x is not a function', '    at a'])).toBe('x is not a function');
  expect(causeIn(['Tredici: the database cannot be reached'])).toBeUndefined();
});
