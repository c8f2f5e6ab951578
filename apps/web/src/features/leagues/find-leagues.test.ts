import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { describe, expect, it } from 'vitest';
import italian from '#locales/it/forecasts.json' with { type: 'json' };
import { findLeagues, type LeagueChoice } from './find-leagues.ts';

const countries: Readonly<Record<string, string>> = italian;
const choices: LeagueChoice[] = [
  { league: 'all', country: '', name: 'Tutti i campionati' },
  ...TOURNAMENTS.map((league) => ({
    league,
    country: countries[`country.${league.countryCode}`]!,
    name: league.tournament_name.slice(league.country.length + 1),
  })),
];
const found = (typed: string) =>
  findLeagues(choices, typed).map(({ country, name }) => `${country} ${name}`.trim());

describe('findLeagues', () => {
  it('lists all of them if nothing is typed', () => {
    expect(found('')).toHaveLength(23);
    expect(found('  ')).toHaveLength(23);
  });
  it('finds by the beginning of any word, in any order', () => {
    expect(found('ingh')).toEqual(['Inghilterra Premier League', 'Inghilterra Championship']);
    expect(found('premier l')).toEqual(['Inghilterra Premier League']);
    expect(found('a ital serie')).toEqual(['Italia Serie A']);
    expect(found('ership')).toEqual([]);
  });
  it('finds by the English name, and by common names of a league', () => {
    expect(found('germany')).toEqual(['Germania Bundesliga', 'Germania 2. Bundesliga']);
    expect(found('la liga')).toEqual(['Spagna Primera Division']);
    expect(found('epl')).toEqual(['Inghilterra Premier League']);
    expect(found('usa')).toEqual(['Stati Uniti MLS']);
  });
  it('ignores case, accents and diacritics', () => {
    expect(found('SÚPER LÍG')).toContain('Turchia Super Lig');
    expect(found('2.')).toContain('Germania 2. Bundesliga');
  });
  it('finds the choice of all leagues, and nothing for nonsense', () => {
    expect(found('tutti')).toEqual(['Tutti i campionati']);
    expect(found('soccer')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });
});
