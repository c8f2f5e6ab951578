import { expect, it } from 'vitest';
import { countNamesakes, findCalled } from './find-called.ts';

const PLAYERS = [
  { name: 'Neri C.', club: 'Bologna' },
  { name: 'Neri B.', club: 'Inter' },
  { name: 'Neri B.', club: 'Roma' },
  { name: "D'Adda A.", club: 'Genoa' },
  { name: "D'Adda C.", club: 'Atalanta' },
];
const clubs = (typed: string) => findCalled(PLAYERS, typed).map(({ club }) => club);

it('calls whoever has the typed initial before whoever has a club beginning with it', () => {
  expect(clubs('neri')).toEqual(['Bologna', 'Inter', 'Roma']);
  expect(clubs('neri b.')).toEqual(['Inter', 'Roma', 'Bologna']);
  expect(clubs('neri b. roma')).toEqual(['Roma']);
  expect(clubs('neri bo')).toEqual(['Bologna']);
  expect(clubs('dadda a')).toEqual(['Genoa', 'Atalanta']);
});

it('counts those who have the same name', () => {
  expect(countNamesakes(findCalled(PLAYERS, 'neri b.'))).toBe(2);
  expect(countNamesakes(findCalled(PLAYERS, 'dadda'))).toBe(1);
  expect(countNamesakes([])).toBe(0);
});
