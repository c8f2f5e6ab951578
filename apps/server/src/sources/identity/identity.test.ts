import { ITALIAN_TEAMS } from '@tredici/contract/italian-teams';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { expect, test } from 'vitest';
import { readClubTable } from './club-table.ts';
import { CLUBS } from './clubs.ts';
import { findClub, spellingsOf, suggestClubs } from './find-club.ts';
import { foldName } from './fold-name.ts';

test('within a country a spelling belongs to one club only', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const club of CLUBS) {
    for (const spelling of spellingsOf(club)) {
      const key = `${club.country}/${foldName(spelling)}`;
      if ((owner.get(key) ?? club.name) !== club.name) {
        shared.push(`${spelling}: ${owner.get(key)} and ${club.name}`);
      }
      owner.set(key, club.name);
    }
  }
  expect(shared).toEqual([]);
});

test('a club is listed once, and only in a country of the 22 tournaments', () => {
  const names = CLUBS.map((club) => `${club.country}/${club.name.toLowerCase()}`);
  expect(new Set(names).size).toBe(names.length);
  const countries = new Set(TOURNAMENTS.map((tournament) => tournament.country));
  expect(new Set(CLUBS.map((club) => club.country))).toEqual(countries);
});

test.each([
  ['England', ["Nott'm Forest", 'Nottingham Forest', 'Nottingham Forest FC']],
  ['England', ['Wolves', 'Wolverhampton Wanderers', 'Wolverhampton Wanderers FC']],
  ['England', ['Sheffield Weds', 'Sheffield Wed', 'Sheffield Wednesday']],
  ['Italy', ['Verona', 'Hellas Verona', 'Hellas Verona FC']],
  ['Italy', ['Inter', 'Inter Milan', 'FC Internazionale Milano']],
  ['Spain', ['Ath Madrid', 'Atl. Madrid', 'Atlético Madrid', 'Club Atlético de Madrid']],
  ['Spain', ['Vallecano', 'Rayo Vallecano', 'Rayo Vallecano de Madrid']],
  ['Germany', ["M'gladbach", 'Borussia Monchengladbach', 'Borussia Mönchengladbach']],
  ['France', ['Paris SG', 'Paris Saint Germain', 'Paris Saint-Germain FC']],
  ['Portugal', ['Sp Lisbon', 'Sporting Lisbon', 'Sporting Clube de Portugal']],
  ['Portugal', ['Guimaraes', 'Vitória SC']],
  ['Norway', ['Bodo/Glimt', 'Bodø/Glimt', 'bodo glimt']],
  ['Argentina', ['Colon Santa Fe', 'Colon Santa FE']],
  ['Sweden', ['Oster', 'Osters', 'Östers IF']],
])('%s: %j are one club', (country, names) => {
  const found = new Set(names.map((name) => findClub(country, name)?.name));
  expect(found.size).toBe(1);
  expect(found.has(undefined)).toBe(false);
});

test.each([
  ['Dundee', 'Dundee United', 'Scotland'],
  ['Paris FC', 'Paris SG', 'France'],
  ['Ajaccio', 'Ajaccio GFCO', 'France'],
  ['Barcelona', 'Barcelona B', 'Spain'],
  ['Real Sociedad', 'Sociedad B', 'Spain'],
  ['Yokohama FC', 'Yokohama F. Marinos', 'Japan'],
  ['Los Angeles FC', 'Los Angeles Galaxy', 'USA'],
  ['Independiente', 'Independiente Rivadavia', 'Argentina'],
  ['Aves', 'AVS', 'Portugal'],
  ['Chievo', 'Verona', 'Italy'],
  ['Gaziantep', 'Gaziantepspor', 'Turkey'],
])('%s and %s are two clubs', (one, other, country) => {
  const first = findClub(country, one);
  const second = findClub(country, other);
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(first).not.toBe(second);
});

test('a name means a club of its own country only', () => {
  expect(findClub('England', 'Arsenal')?.name).toBe('Arsenal');
  expect(findClub('Argentina', 'Arsenal Sarandi')?.name).toBe('Arsenal de Sarandí');
  expect(findClub('Argentina', 'Arsenal')).toBeUndefined();
  expect(findClub('Spain', 'Racing Club')).toBeUndefined();
  expect(findClub('Brazil', 'Vitoria')?.name).toBe('Vitória');
  expect(findClub('Portugal', 'Vitoria')).toBeUndefined();
});

test('an unknown name is not guessed, but likely clubs are suggested', () => {
  expect(findClub('England', 'Nottm Forrest')).toBeUndefined();
  expect(suggestClubs('England', 'Nottm Forrest')[0]?.name).toBe('Nottingham Forest');
  expect(suggestClubs('Italy', 'zzzz')).toEqual([]);
});

test('every Italian club has its own three letters, and a colour', () => {
  const italian = CLUBS.filter((club) => club.country === 'Italy').map((club) => club.name);
  expect(Object.keys(ITALIAN_TEAMS).sort()).toEqual(italian.sort());
  const shirts = Object.values(ITALIAN_TEAMS);
  expect(new Set(shirts.map((shirt) => shirt.abbr)).size).toBe(shirts.length);
  for (const { abbr, numberColour } of shirts) {
    expect(abbr).toMatch(/^[A-Z]{3}$/);
    expect(numberColour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a malformed row of a table is refused', () => {
  const read = (row: string) => readClubTable('Italy', `club | tiers | a | b | c\n${row}`);
  expect(read('Milan | 112 | = | AC Milan; = |')).toEqual([
    {
      country: 'Italy',
      name: 'Milan',
      tiers: '112',
      names: {
        'football-data.co.uk': ['Milan'],
        'the-odds-api': ['AC Milan', 'Milan'],
        'football-data.org': [],
      },
    },
  ]);
  for (const row of ['Milan | = |', 'Milan | 113 | = | = |', ' | 111 | = | = |']) {
    expect(() => read(row), row).toThrow('bad row');
  }
});
