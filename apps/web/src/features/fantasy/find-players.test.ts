import { describe, expect, it } from 'vitest';
import { findPlayers } from './find-players.ts';

const PLAYERS = [
  { name: 'Martinelli L.', club: 'Inter' },
  { name: 'Højgaard', club: 'Atalanta' },
  { name: 'Đurić', club: 'Monza' },
  { name: "Dell'Acqua", club: 'Roma' },
  { name: 'Conceição', club: 'Juventus' },
  { name: 'Martin', club: 'Genoa' },
];
const found = (typed: string) => {
  const { players, alike } = findPlayers(PLAYERS, typed);
  return { names: players.map(({ name }) => name), alike };
};

describe('findPlayers', () => {
  it('returns everybody if nothing is typed', () => {
    expect(findPlayers(PLAYERS, '  ')).toEqual({ players: PLAYERS, alike: false });
  });
  it.each([
    ['hojg', 'Højgaard'],
    ['DURIC', 'Đurić'],
    ['dellacqua', "Dell'Acqua"],
    ['dell’acqua', "Dell'Acqua"],
    ['conceicao', 'Conceição'],
    ['inter', 'Martinelli L.'],
    ['l. martinelli', 'Martinelli L.'],
  ])('finds %s', (typed, name) => {
    expect(found(typed)).toEqual({ names: [name], alike: false });
  });
  it('requires every word', () => {
    expect(found('martin genoa').names).toEqual(['Martin']);
  });
  it.each([
    ['matrinelli', 'Martinelli L.'],
    ['martinneli', 'Martinelli L.'],
    ['hojgard', 'Højgaard'],
    ['durik', 'Đurić'],
    ['conceicaoo', 'Conceição'],
  ])('forgives a slip: %s', (typed, name) => {
    expect(found(typed)).toEqual({ names: [name], alike: true });
  });
  it('offers no similar names if there is an exact match', () => {
    expect(found('martin').names).toEqual(['Martinelli L.', 'Martin']);
    expect(found('martin').alike).toBe(false);
  });
  it('does not apply typo tolerance to short words', () => {
    expect(found('xyz')).toEqual({ names: [], alike: false });
  });
});
