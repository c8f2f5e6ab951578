import { expect, test } from 'vitest';
import { fantasyName } from './championships.ts';

const isName = (given: string) => fantasyName.safeParse(given).success;

test.each(['Undici di Paola', 'ÅΩ', '⚽', '👩‍👧 🏆', 'שלום', "L'Aquila '85", '13'])(
  'a team may be called %j',
  (given) => expect(isName(given)).toBe(true),
);

test.each([
  '',
  ' ',
  '\u200b',
  '\u2060 \u200d',
  'a\nb',
  'a\u2028b',
  '\u202eoppaP',
  'a\u2066b',
  '\ud83d',
])('a name that nobody sees, or that turns what stands after it, is none: %j', (given) =>
  expect(isName(given)).toBe(false),
);
