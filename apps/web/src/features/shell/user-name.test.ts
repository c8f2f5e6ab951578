import { expect, test } from 'vitest';
import { nameOfUser } from './user-name.ts';

test.each([
  ['Paola', 'Neri', 'Paola Neri'],
  ['Paola', '', 'Paola'],
  ['', 'Neri', 'paola@tredici.test'],
  ['  ', '', 'paola@tredici.test'],
])('%j %j is called %s', (first_name, last_name, expected) => {
  expect(nameOfUser({ username: 'paola@tredici.test', first_name, last_name })).toBe(expected);
});
