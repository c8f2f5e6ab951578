import { TOURNAMENTS, tournamentById } from '@tredici/contract/tournaments';
import { describe, expect, it } from 'vitest';
import { leagueOf, parseFilter, slugOf } from './league-filter.ts';

const serieA = tournamentById(524)!;

describe('the remembered filter', () => {
  it('is Serie A by time until something else is chosen', () => {
    for (const found of [undefined, null, 7, 'x', [], {}]) {
      expect(parseFilter(found)).toEqual({ league: serieA, order: 'time' });
    }
  });
  it('returns what was chosen', () => {
    expect(parseFilter({ league: 364, order: 'chance' })).toEqual({
      league: tournamentById(364),
      order: 'chance',
    });
    expect(parseFilter({ league: 'all' })).toEqual({ league: 'all', order: 'time' });
  });
  it('ignores values it does not know, and keeps the rest', () => {
    expect(parseFilter({ league: 999, order: 'chance' })).toEqual({
      league: serieA,
      order: 'chance',
    });
    expect(parseFilter({ league: '364', order: 'random' })).toEqual({
      league: serieA,
      order: 'time',
    });
  });
});

describe('the address of a league', () => {
  it('names each league, and all of them at once', () => {
    for (const league of [...TOURNAMENTS, 'all'] as const) {
      expect(leagueOf(slugOf(league))).toBe(league);
    }
    expect(slugOf('all')).toBe('tutti-le-leghe');
    expect(slugOf(serieA)).toBe('italy-serie-a');
  });
  it('names none where it is unknown', () => {
    for (const param of ['', 'italy', 'Italy-Serie-A', 'serie-a', '524']) {
      expect(leagueOf(param)).toBeUndefined();
    }
  });
});
