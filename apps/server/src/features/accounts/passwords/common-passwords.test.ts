import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['Password1!', 'Juventus1!', 'Francesca-2001', 'Tredici13!', 'Ciaociao1!', 'P@ssw0rd1!'])(
  '%s is a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each([
  'Schedina-2026',
  'Una-schedina,13_pronostici e 1 caffè',
  'kT9#vQ2&mX',
  '1234-Xq!zw',
  `Aa1!${'password'.repeat(40)}`,
])('%s is not a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
