import { describe, expect, it } from 'vitest';
import { findByName } from './find-by-name.ts';

const PLAYERS = [
  { name: 'Tavieri E.', club: 'Roma' },
  { name: 'Masini A.', club: 'Inter' },
  { name: 'Masini Lo.', club: 'Lecce' },
  { name: 'Güller', club: 'Como' },
  { name: 'Güller K.', club: 'Pisa' },
  { name: "Lo D'Adda", club: 'Lazio' },
];
const found = (name: string, club?: string) => {
  const [one] = findByName(PLAYERS, [{ name, club }]);
  return typeof one === 'object' ? one.name : one;
};

describe('a name in a roster', () => {
  it('is found whatever its accents, case and marks', () => {
    expect(found('TAVIERI E')).toBe('Tavieri E.');
    expect(found('lo d’adda')).toBe("Lo D'Adda");
  });

  it('is found by the surname alone where nobody else has it', () => {
    expect(found('Tavieri')).toBe('Tavieri E.');
    // Whoever is called exactly so is meant.
    expect(found('Guller')).toBe('Güller');
    expect(found('Adda')).toBe('nobody');
  });

  it('is told apart from nobody’s where several have it, unless the club says who', () => {
    expect(found('Masini')).toBe('several');
    expect(found('Masini', 'Lec')).toBe('Masini Lo.');
    expect(found('Masini', 'Roma')).toBe('several');
    expect(found('Masini Lo')).toBe('Masini Lo.');
    expect(found('Nessuno')).toBe('nobody');
  });
});
