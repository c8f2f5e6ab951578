import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { explainFailure, isPassing, isPortTaken } from './refusals.ts';

test('a platform without PostgreSQL is named', async () => {
  const musl = await findBinaries({ platform: 'linux', arch: 'x64', musl: true });
  expect(musl).toMatchObject({
    ok: false,
    message: expect.stringContaining('linux-x64 with musl'),
  });
  const other = await findBinaries({ platform: 'freebsd', arch: 'x64', musl: false });
  expect(other).toMatchObject({ ok: false, message: expect.stringContaining('DATABASE_URL') });
});

test("PostgreSQL's messages are turned into advice", () => {
  const explain = (output: string) => explainFailure(output, '/d', '/d/start.log');
  expect(explain('initdb: error: could not write: No space left on device')).toMatch(/^No space/);
  expect(explain('FATAL:  could not create shared memory segment: ENOMEM')).toMatch(/memory/);
  expect(explain('2026-01-01 UTC [1] FATAL:  data directory has wrong ownership\nmore\n')).toBe(
    'PostgreSQL did not start (data directory has wrong ownership): see /d/start.log, or set DATABASE_URL.',
  );
});

test('temporary failures are told apart from lasting ones', () => {
  expect(isPassing('FATAL:  lock file "postmaster.pid" already exists')).toBe(true);
  expect(isPassing('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe(
    true,
  );
  expect(isPassing('FATAL:  could not open file')).toBe(false);
  expect(isPortTaken('could not bind IPv4 address "127.0.0.1": Address already in use')).toBe(true);
});
