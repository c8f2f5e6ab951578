import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { expect, test } from 'vitest';
import { bandsIn, writtenBands } from './bands-field.tsx';

test('bands are read as they are written, with a comma or a point', () => {
  const { bands } = PRESETS['classic-historic'].modifiers.defence;
  for (const language of ['it', 'en'] as const) {
    expect(bandsIn(writtenBands(bands, language))).toEqual(bands);
  }
  expect(bandsIn('6 +1; 6,5 3\n7 −0.5;')).toEqual([
    [6, 1],
    [6.5, 3],
    [7, -0.5],
  ]);
  for (const wrong of ['6', '6 1 2', 'sei 1']) {
    expect(bandsIn(wrong).flat().some(Number.isNaN)).toBe(true);
  }
});
