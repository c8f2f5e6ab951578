import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

test('a name breaks between its words, and its initial stands apart', () => {
  expect(nameParts('Quintović C.')).toEqual(['Quintović', 'C.']);
  expect(nameParts('De Silvestri L.')).toEqual(['De', 'Silvestri', 'L.']);
  expect(nameParts('Milinkovic-Savic V.')).toEqual(['Milinkovic-', 'Savic', 'V.']);
  expect(nameParts('Zé')).toEqual(['Zé']);
  expect(nameParts('')).toEqual(['']);
});
