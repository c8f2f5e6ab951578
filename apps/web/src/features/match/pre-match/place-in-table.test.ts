import { expect, it } from 'vitest';
import { placeInTable } from './place-in-table.ts';

it('writes an ordinal as each language does', () => {
  expect([1, 2, 3, 20].map((place) => placeInTable(place, 'it'))).toEqual([
    '1°',
    '2°',
    '3°',
    '20°',
  ]);
  const places = [1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 24];
  expect(places.map((place) => placeInTable(place, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '10th',
    '11th',
    '12th',
    '13th',
    '20th',
    '21st',
    '22nd',
    '23rd',
    '24th',
  ]);
});
