import { expect, test } from 'vitest';
import { parseOdd, writtenOdd } from './parse-odd.ts';

test.each([
  ['1,85', 1.85],
  [' 1.85 ', 1.85],
  ['2', 2],
  ['1,0125', 1.0125],
  ['10000', 10_000],
])('%j is a price', (text, odd) => {
  expect(parseOdd(text)).toBe(odd);
});

test.each(['', 'abc', '1', '0,5', '-2', '1,85,2', '1.234,5', '10001', '1e3', '1,00001'])(
  '%j is none',
  (text) => {
    expect(parseOdd(text)).toBeNull();
  },
);

test.each([1.4, 1.85, 2, 1.0125, 1000])('%d is formatted and read back', (odd) => {
  expect(parseOdd(writtenOdd(odd, 'it'))).toBe(odd);
  expect(parseOdd(writtenOdd(odd, 'en'))).toBe(odd);
});
