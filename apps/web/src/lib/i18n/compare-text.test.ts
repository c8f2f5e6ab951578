import { expect, it } from 'vitest';
import { compareText } from './compare-text.ts';

it('puts names in order as an Italian reader does, whatever their marks and capitals', () => {
  const names = [
    'Zanetti',
    'Østigård',
    'Ødegaard',
    'Álvarez',
    'de Vrij',
    'Dimarco',
    'Alvarez',
    'Ñíguez',
  ];
  const inOrder = [
    'Alvarez',
    'Álvarez',
    'de Vrij',
    'Dimarco',
    'Ñíguez',
    'Ødegaard',
    'Østigård',
    'Zanetti',
  ];
  expect(names.toSorted(compareText)).toEqual(inOrder);
  expect(compareText('Inter', 'Inter')).toBe(0);
});
