import { expect, test } from 'vitest';
import { tidyText } from './tidy-rows.ts';

test('a text is shortened between characters, never inside one', () => {
  const ball = '\u{26BD}\u{1F947}';
  expect(tidyText(`${'x'.repeat(78)}${ball}y`)).toBe(`${'x'.repeat(78)}${ball}`);
});

test('characters that the database cannot store are removed, and an unpaired surrogate is replaced', () => {
  expect(tidyText('a\u0000b\ud800c')).toBe('ab\uFFFDc');
});
