import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEuro } from './parse-euro.ts';

describe('an amount of euro', () => {
  it.each([
    ['100', 'it', 10_000],
    ['100', 'en', 10_000],
    [' 100 € ', 'it', 10_000],
    ['€100.50', 'en', 10_050],
    ['100 euro', 'it', 10_000],
    ['+5', 'it', 500],
    ['0,01', 'it', 1],
    ['0.01', 'it', 1],
    ['100,5', 'it', 10_050],
    ['100.5', 'it', 10_050],
    ['100,5', 'en', 10_050],
    ['100,', 'it', 10_000],
    ['100.00', 'it', 10_000],
    ['12.500000', 'en', 1250],
    ['007', 'it', 700],
    // Both marks: there is only one way to read it.
    ['1.234,56', 'it', 123_456],
    ['1.234,56', 'en', 123_456],
    ['1,234.56', 'en', 123_456],
    ['1,234.56', 'it', 123_456],
    ['1 234,56', 'it', 123_456],
    ["1'234.56", 'en', 123_456],
    ['1.234.567', 'it', 123_456_700],
    ['1.234.567', 'en', 123_456_700],
    // One mark and three digits: the language decides.
    ['1.234', 'it', 123_400],
    ['1,234', 'en', 123_400],
    ['99999999.99', 'en', 9_999_999_999],
  ] as const)('%s in %s is %i cents', (text, language, cents) => {
    expect(parseEuro(text, language)).toEqual({ ok: true, cents });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['€', 'not-an-amount'],
    ['abc', 'not-an-amount'],
    ['1e12', 'not-an-amount'],
    ['Infinity', 'not-an-amount'],
    ['NaN', 'not-an-amount'],
    ['0x10', 'not-an-amount'],
    ['1.2.3', 'not-an-amount'],
    ['1.23,456.7', 'not-an-amount'],
    [',', 'not-an-amount'],
    ['--1', 'not-an-amount'],
    ['١٠٠', 'not-an-amount'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['−1,50', 'negative'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['0.000', 'zero'],
    ['0.001', 'fraction-of-cent'],
    ['0,001', 'fraction-of-cent'],
    ['10.0001', 'fraction-of-cent'],
    ['1000000000000', 'too-large'],
    ['100000000', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ] as const)('%s is refused: %s', (text, reason) => {
    for (const language of ['it', 'en'] as const) {
      expect(parseEuro(text, language)).toEqual({ ok: false, reason });
    }
  });

  it('is refused where the language reads a fraction of a cent', () => {
    expect(parseEuro('1.234', 'en')).toEqual({ ok: false, reason: 'fraction-of-cent' });
    expect(parseEuro('1,234', 'it')).toEqual({ ok: false, reason: 'fraction-of-cent' });
  });

  it('comes back from how each language prints it', () => {
    const formats = {
      it: new Intl.NumberFormat('it-IT', FORMAT),
      en: new Intl.NumberFormat('en-GB', FORMAT),
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.constantFrom('it' as const, 'en' as const),
        (cents, language) => {
          const text = formats[language].format(cents / 100);
          expect(parseEuro(text, language)).toEqual({ ok: true, cents });
        },
      ),
    );
  });

  it('answers whatever is typed, in whole cents', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseEuro(text, 'it');
        expect(!parsed.ok || (Number.isSafeInteger(parsed.cents) && parsed.cents > 0)).toBe(true);
      }),
    );
  });
});

const FORMAT = { style: 'currency', currency: 'EUR' } as const;
