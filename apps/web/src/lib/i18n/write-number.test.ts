import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedNumber, writeNumber, writeSigned } from './write-number.ts';

const LOCALE = { it: 'it-IT', en: 'en-GB' } as const;
const languages = fc.constantFrom('it', 'en');
const decimals = fc.integer({ min: 0, max: 4 });
/** Amounts, odds, percentages, ties, and numbers close to them. */
const values = fc.oneof(
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 1000),
  fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 8),
);

describe('a number', () => {
  it('is written as Intl does, with a longer minus and none before zero', () => {
    fc.assert(
      fc.property(values, languages, decimals, fc.boolean(), (value, language, digits, always) => {
        const intl = new Intl.NumberFormat(LOCALE[language], {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'negative',
          useGrouping: always ? 'always' : 'auto',
        });
        expect(writeNumber(value, language, digits, always ? 'always' : 'long')).toBe(
          intl.format(value).replace('-', '−'),
        );
      }),
    );
  });

  it('has its sign as Intl gives it, with a longer minus', () => {
    fc.assert(
      fc.property(values, languages, decimals, (value, language, digits) => {
        const intl = new Intl.NumberFormat(LOCALE[language], {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'exceptZero',
        });
        expect(writeSigned(value, language, digits)).toBe(intl.format(value).replace('-', '−'));
      }),
    );
  });

  it('is typed with all its decimals, as each language has them', () => {
    expect([typedNumber(1234.125, 'it'), typedNumber(-6.5, 'en')]).toEqual(['1234,125', '-6.5']);
  });

  it('rounds half-way up by what is read, and knows what is no number', () => {
    expect(writeNumber(1.005, 'it', 2)).toBe('1,01');
    expect(writeNumber(-0.004, 'en', 2)).toBe('0.00');
    expect(writeNumber(1e-9, 'en', 1)).toBe('0.0');
    expect(writeNumber(Number.POSITIVE_INFINITY, 'it', 2)).toBe('∞');
    expect(writeNumber(Number.NaN, 'it', 2)).toBe('NaN');
  });
});
