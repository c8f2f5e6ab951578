import { expect, test } from 'vitest';
import { outlyingBooks } from './outlying-books.ts';

const book = (home: number, draw: number, away: number) => ({ result: { home, draw, away } });
const honest = { a: book(2.1, 3.4, 3.6), b: book(2.05, 3.5, 3.7), c: book(2.2, 3.3, 3.4) };

test('a book far from the others is reported, but not those with ordinary differences', () => {
  expect(outlyingBooks(honest)).toEqual([]);
  expect(outlyingBooks({ ...honest, absurd: book(9, 4, 1.3) })).toEqual(['absurd']);
  expect(outlyingBooks({ ...honest, absurd: book(2.1, 34, 3.6) })).toEqual(['absurd']);
  expect(outlyingBooks({ ...honest, empty: book(Number.NaN, 3, 3) })).toEqual(['empty']);
});

test('with two books it is impossible to tell which one is wrong', () => {
  expect(outlyingBooks({ a: honest.a, absurd: book(9, 4, 1.3) })).toEqual([]);
  expect(outlyingBooks({ a: {}, b: {}, c: {} })).toEqual([]);
});
