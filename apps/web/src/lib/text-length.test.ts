import { fantasyName } from '@tredici/contract/championships';
import { expect, test } from 'vitest';
import { beginningOf, lengthOf } from './text-length.ts';

test('an emoji counts as one character, as it does for the contract', () => {
  const longest = '😀'.repeat(60);
  expect(lengthOf(longest)).toBe(60);
  expect(fantasyName.safeParse(longest).success).toBe(true);
  expect(fantasyName.safeParse(`${longest}!`).success).toBe(false);
});

test('the beginning of a text ends where a character ends', () => {
  expect(beginningOf('Undici', 60)).toBe('Undici');
  expect(beginningOf('Undici', 3)).toBe('Und');
  const copy = beginningOf(`Copia di ${'😀'.repeat(60)}`, 60);
  expect(copy).toBe(`Copia di ${'😀'.repeat(51)}`);
  expect(fantasyName.safeParse(copy).success).toBe(true);
  expect(beginningOf('ab👨‍👩‍👧‍👦', 5)).toBe('ab');
});
