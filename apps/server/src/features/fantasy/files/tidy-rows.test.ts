import { expect, test } from 'vitest';
import { tidyText } from './tidy-rows.ts';

test('a text is shortened between characters, never through one', () => {
  const ball = '\u{26BD}\u{1F947}';
  expect(tidyText(`${'x'.repeat(78)}${ball}y`)).toBe(`${'x'.repeat(78)}${ball}`);
});

test('what no database keeps is left out, and half a pair is shown as what cannot be shown', () => {
  expect(tidyText('a\u0000b\ud800c')).toBe('ab\uFFFDc');
});
