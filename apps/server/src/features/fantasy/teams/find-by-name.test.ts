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
  it('is found regardless of accents, case and punctuation', () => {
    expect(found('TAVIERI E')).toBe('Tavieri E.');
    expect(found('lo d’adda')).toBe("Lo D'Adda");
  });

  it('is found by the surname alone if nobody else has it', () => {
    expect(found('Tavieri')).toBe('Tavieri E.');
    // An exact match takes precedence.
    expect(found('Guller')).toBe('Güller');
    expect(found('Adda')).toBe('nobody');
  });

  it('matches nobody if several players have it, unless the club decides', () => {
    expect(found('Masini')).toBe('several');
    expect(found('Masini', 'Lec')).toBe('Masini Lo.');
    expect(found('Masini', 'Roma')).toBe('several');
    expect(found('Masini Lo')).toBe('Masini Lo.');
    expect(found('Nessuno')).toBe('nobody');
  });
});
