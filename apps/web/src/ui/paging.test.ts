import { describe, expect, it } from 'vitest';
import { pageOf } from './paging.ts';

const LETTERS = [...'abcdefghijkl'];

describe('pageOf', () => {
  it('cuts a list in pages and says where it stands', () => {
    expect(pageOf(LETTERS, 5, 2)).toEqual({
      items: ['f', 'g', 'h', 'i', 'j'],
      page: 2,
      pages: 3,
      first: 6,
      last: 10,
      total: 12,
    });
    expect(pageOf(LETTERS, 5, 3)).toMatchObject({ items: ['k', 'l'], first: 11, last: 12 });
    expect(pageOf(LETTERS, 12, 1)).toMatchObject({ pages: 1, first: 1, last: 12 });
  });
  it('shows the last page where the list has become shorter than that', () => {
    expect(pageOf(LETTERS, 5, 99)).toMatchObject({ page: 3, items: ['k', 'l'] });
    expect(pageOf(LETTERS, 5, 0)).toMatchObject({ page: 1, first: 1 });
  });
  it('has one page of an empty list', () => {
    expect(pageOf([], 10, 1)).toEqual({
      items: [],
      page: 1,
      pages: 1,
      first: 0,
      last: 0,
      total: 0,
    });
  });
});
