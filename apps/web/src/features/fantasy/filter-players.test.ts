import { samplePlayerList } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import { filterPlayers, priceOf, roleIn } from './filter-players.ts';
import { FIRST_VIEW, type ListView } from './list-view.ts';
import { type ListedPlayer, listPlayers } from './players.ts';

const [pattern] = listPlayers(samplePlayerList(1), undefined);
const player = (own: Partial<ListedPlayer>): ListedPlayer => ({
  ...pattern!,
  availability: 'available',
  club: 'Inter',
  mantra_price: own.price ?? null,
  ...own,
});
const players = [
  player({ name: 'Albani', role: 'D', mantra_roles: ['Dc', 'E'], price: 5, mantra_price: 7 }),
  player({ name: 'Bruni', role: 'C', mantra_roles: ['T'], price: 20, club: 'Roma', noted: true }),
  player({ name: 'Cosmi', role: 'C', mantra_roles: ['C'], price: 9, availability: 'injured' }),
  player({ name: 'Dossi', role: 'A', mantra_roles: ['Pc'], price: null }),
  player({ name: 'Erba', role: 'A', mantra_roles: ['A'], price: 2, has_left: true }),
];
const asked = (view: Partial<ListView>, game: 'classic' | 'mantra' = 'classic') =>
  filterPlayers(players, { ...FIRST_VIEW, ...view }, game).players.map(({ name }) => name);

describe('filterPlayers', () => {
  it('interprets the same letters as roles of either game', () => {
    expect(asked({ role: 'C' })).toEqual(['Bruni', 'Cosmi']);
    expect(asked({ role: 'C' }, 'mantra')).toEqual(['Cosmi']);
    expect(asked({ role: 'E' }, 'mantra')).toEqual(['Albani']);
  });
  it('uses the price of the current game', () => {
    expect(asked({ priceFrom: 6, priceTo: 10 })).toEqual(['Cosmi']);
    expect(asked({ priceFrom: 7, priceTo: 7 }, 'mantra')).toEqual(['Albani']);
  });
  it('leaves out players who left the league when filtering for those who play', () => {
    expect(asked({ available: 'playing' })).toEqual(['Albani', 'Bruni', 'Dossi']);
    expect(asked({ available: 'absent' })).toEqual(['Cosmi']);
  });
  it("is limited to one of the reader's own lists, in its order", () => {
    const three = players.slice(0, 3).map((one, at) => ({ ...one, id: at + 1 }));
    const found = filterPlayers(three, FIRST_VIEW, 'classic', [3, 1, 99]).players;
    expect(found.map(({ name }) => name)).toEqual(['Cosmi', 'Albani']);
  });
  it('filters by club, by note and by name together', () => {
    expect(asked({ club: 'Roma' })).toEqual(['Bruni']);
    expect(asked({ mine: true })).toEqual(['Bruni']);
    expect(asked({ role: 'A', text: 'dos' })).toEqual(['Dossi']);
  });
});

describe('a role', () => {
  it('is dropped in a game that does not have it', () => {
    expect([roleIn('classic', 'Dc'), roleIn('mantra', 'D'), roleIn('mantra', 'C')]).toEqual([
      null,
      null,
      'C',
    ]);
  });
});

describe('a price', () => {
  it('is the Classic one where Mantra has none', () => {
    expect(priceOf(player({ price: 12, mantra_price: null }), 'mantra')).toBe(12);
  });
});
