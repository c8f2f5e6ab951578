import { expect, test } from 'vitest';
import { base32, codeAt, otpAddress, stepAt, stepOfCode } from './totp.ts';

/** The secret of RFC 6238's test vectors; their codes have eight digits, ours are the last six. */
const secret = Buffer.from('12345678901234567890');

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('at %s the code is %s', (instant, code) => {
  expect(codeAt(secret, stepAt(new Date(instant)))).toBe(code);
});

test('a code is accepted up to half a minute early or late, and only once', () => {
  const now = new Date('2026-03-14T18:00:10Z');
  const step = stepAt(now);
  for (const near of [step - 1, step, step + 1]) {
    expect(stepOfCode(secret, codeAt(secret, near), now, null)).toBe(near);
  }
  for (const far of [step - 2, step + 2]) {
    expect(stepOfCode(secret, codeAt(secret, far), now, null)).toBeUndefined();
  }
  expect(stepOfCode(secret, codeAt(secret, step), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step - 1), now, step)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1);
});

test('a secret is written in the form that authenticators read', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(otpAddress(secret, 'ada+1@example.test')).toBe(
    'otpauth://totp/Tredici:ada%2B1%40example.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tredici',
  );
});
