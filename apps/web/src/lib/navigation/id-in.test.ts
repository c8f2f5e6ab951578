import { expect, it } from 'vitest';
import { idIn } from './id-in.ts';

it('takes a whole number for an id and nothing else', () => {
  expect(['0', '7', '007', '999999999999999'].map(idIn)).toEqual([0, 7, 7, 999_999_999_999_999]);
  const wrong = ['abc', '', '-1', '1.5', '1e3', ' 7', '0x1', 'NaN', '9'.repeat(16), '٣'];
  expect(wrong.map(idIn)).toEqual(wrong.map(() => null));
});
