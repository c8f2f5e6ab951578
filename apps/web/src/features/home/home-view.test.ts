import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BET_KINDS,
  BET_SORTS,
  FIRST_VIEW,
  type HomeView,
  ODDS,
  PAGE_SIZES,
  PROBABILITIES,
  readSearch,
  sameView,
  searchOf,
  validateSearch,
  viewOf,
} from './home-view.ts';

describe('how the home page is looked at', () => {
  it('begins as the product says', () => {
    expect(viewOf({})).toEqual({
      league: null,
      minProbability: 60,
      bet: '1x2',
      minOdd: 1,
      sort: 'probability',
      rows: 10,
      page: 1,
      nextRows: 5,
      nextPage: 1,
    });
    expect(PROBABILITIES).toEqual([95, 90, 85, 75, 70, 65, 60, 55, 50]);
    expect(ODDS).toEqual([1, 1.3, 1.5, 2, 2.5, 3]);
    expect(PAGE_SIZES).toEqual([5, 10, 20]);
  });

  it('is said by an address only where it is not as at first', () => {
    expect(searchOf(FIRST_VIEW)).toEqual({});
    expect(searchOf({ ...FIRST_VIEW, minProbability: 75, page: 2 })).toEqual({
      minProbability: 75,
      page: 2,
    });
  });

  it('falls back, value by value, on what it begins with', () => {
    expect(
      readSearch({
        league: 'italy-serie-a',
        minProbability: 61,
        bet: 'combination',
        minOdd: '2',
        rows: 7,
        page: 0,
        nextRows: 20,
        nextPage: 1.5,
        other: 1,
      }),
    ).toEqual({ league: 'italy-serie-a', nextRows: 20 });
    for (const junk of [null, undefined, 'x', 7, [], { league: '<b>', page: 1e9, bet: {} }]) {
      expect(readSearch(junk)).toEqual({});
    }
  });

  it('leaves the router no value of an address that is none', () => {
    const search = validateSearch({ minProbability: 61, rows: 20, other: 1 });
    expect(search).toEqual({ rows: 20 });
    expect({ minProbability: 61, ...search }).toEqual({ rows: 20 });
    expect(viewOf(search)).toEqual({ ...FIRST_VIEW, rows: 20 });
  });

  it('comes back from an address as it went', () => {
    const view: fc.Arbitrary<HomeView> = fc.record({
      league: fc.constantFrom(null, 'italy-serie-a', 'usa-mls'),
      minProbability: fc.constantFrom(...PROBABILITIES),
      bet: fc.constantFrom(...BET_KINDS),
      minOdd: fc.constantFrom(...ODDS),
      sort: fc.constantFrom(...BET_SORTS),
      rows: fc.constantFrom(...PAGE_SIZES),
      page: fc.integer({ min: 1, max: 200 }),
      nextRows: fc.constantFrom(...PAGE_SIZES),
      nextPage: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(view, (chosen) => {
        const back = viewOf(readSearch(JSON.parse(JSON.stringify(searchOf(chosen)))));
        expect(back).toEqual(chosen);
        expect(sameView(back, chosen)).toBe(true);
      }),
    );
    expect(sameView(FIRST_VIEW, { ...FIRST_VIEW, minOdd: 2 })).toBe(false);
  });
});
