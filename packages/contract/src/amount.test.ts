import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsGiven } from './amount.ts';

test('cents come back from every way in which a program or a person writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      const plain = (cents / 100).toFixed(2);
      expect(centsGiven(plain)).toBe(cents);
      expect(centsGiven(plain.replace('.', ','))).toBe(cents);
      expect(centsGiven(cents / 100)).toBe(cents);
    }),
  );
});

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  [1234.5, 123_450],
  ['10', 1_000],
  ['0.00', 0],
  [0, 0],
])('%j is %d cents', (amount, cents) => {
  expect(centsGiven(amount)).toBe(cents);
});

test.each(['', 'abc', '-1', '1e3', '1.234', 'NaN', 0.001, -1, 1e12, 1e21, Number.NaN])(
  '%j is no amount',
  (amount) => {
    expect(centsGiven(amount)).toBeUndefined();
  },
);
