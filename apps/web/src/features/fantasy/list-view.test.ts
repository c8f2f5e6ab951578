import { describe, expect, it } from 'vitest';
import { FIRST_VIEW, searchOf, validateSearch, viewOf } from './list-view.ts';

describe('the view of a table of players', () => {
  it('is the default if the address has no parameters', () => {
    expect(viewOf({})).toEqual(FIRST_VIEW);
    expect(viewOf(null)).toEqual(FIRST_VIEW);
    expect(searchOf(FIRST_VIEW)).toEqual({});
  });

  it('is written into the address and read back', () => {
    const view = {
      ...FIRST_VIEW,
      text: 'rossi',
      role: 'Dc',
      club: 'Inter',
      priceFrom: 5,
      priceTo: 20,
      available: 'playing',
      mine: true,
      season: '2025/26',
      by: 'goals',
      ascending: true,
      marked: [12, 7],
    } as const;
    expect(searchOf(view).marked).toBe('12.7');
    expect(viewOf(searchOf(view))).toEqual(view);
  });

  it.each([
    { role: 'X' },
    { priceFrom: -1 },
    { priceTo: 1e9 },
    { priceFrom: '5' },
    { available: 'nobody' },
    { season: '1999/00' },
    { by: '<script>' },
    { marked: 'a.b' },
    { mine: 'yes' },
    { text: ['a'] },
  ])('takes %j as if it were not there', (search) => {
    expect(viewOf(search)).toEqual(FIRST_VIEW);
  });

  it('compares each player only once, and at most four', () => {
    expect(viewOf({ marked: '5.5.6.7.8.9' }).marked).toEqual([5, 6, 7, 8]);
    expect(viewOf({ marked: 12 }).marked).toEqual([12]);
  });

  it('reads a search text that is all digits', () => {
    expect(viewOf({ text: 13 }).text).toBe('13');
  });

  it('gives the router a value for every key', () => {
    expect(Object.keys(validateSearch({ club: 'Roma' }))).toHaveLength(
      Object.keys(FIRST_VIEW).length,
    );
  });
});
