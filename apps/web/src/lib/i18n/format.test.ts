import { describe, expect, it } from 'vitest';
import { formatsFor } from './format.ts';

const it_ = formatsFor('it');
const en = formatsFor('en');
/** A no-break space separates number and sign; the tests write a plain one. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what is written', () => {
  const LOCALE = { it: 'it-IT', en: 'en-GB' } as const;
  const days = Array.from(
    { length: 800 },
    (_, day) => new Date(Date.UTC(2025, 0, day, 21, day % 60)),
  );
  const short = { day: 'numeric', month: 'short' } as const;
  const long = { day: 'numeric', month: 'long' } as const;

  it.each([
    ['date', { day: '2-digit', month: '2-digit', year: 'numeric' }],
    ['day', { weekday: 'short', ...short }],
    ['weekday', { weekday: 'short' }],
    ['dayLong', { weekday: 'long', ...long }],
    ['dayOfMonth', long],
    ['month', { month: 'short' }],
    ['monthOfYear', { month: 'long', year: 'numeric' }],
    ['time', { hour: '2-digit', minute: '2-digit' }],
    ['dateTime', { dateStyle: 'full', timeStyle: 'short' }],
  ] as const)('of a day, as %s, is what Intl writes', (name, options) => {
    for (const language of ['it', 'en'] as const) {
      const intl = new Intl.DateTimeFormat(LOCALE[language], {
        ...options,
        timeZone: 'Europe/Rome',
      });
      const write = formatsFor(language)[name];
      // Not every Intl writes a comma after the English weekday; a date without a time has none.
      const read = (day: Date) => intl.format(day).replace(',', '');
      expect(days.map(write)).toEqual(days.map(read));
    }
  });

  it('of an amount and of a span is what Intl writes, with a longer minus', () => {
    const now = new Date('2026-11-15T12:00:00Z');
    const before = [0, 1, 2, 59, 60, 61, 120, 47 * 60, 48 * 60, 72 * 60, 400 * 24 * 60];
    for (const language of ['it', 'en'] as const) {
      const formats = formatsFor(language);
      const euro = new Intl.NumberFormat(LOCALE[language], {
        ...({ style: 'currency', currency: 'EUR', useGrouping: 'always' } as const),
      });
      const amounts = [0, 1, -1, 5, 99, 100, 123_450, -123_450, 100_000_000, 12_345_678_901];
      expect(amounts.map(formats.euro)).toEqual(
        amounts.map((cents) => euro.format(cents / 100).replace('-', '−')),
      );
      const auto = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' });
      const always = new Intl.RelativeTimeFormat(LOCALE[language]);
      for (const minutes of before) {
        const [count, unit] =
          minutes < 60
            ? ([minutes, 'minute'] as const)
            : minutes < 48 * 60
              ? ([Math.floor(minutes / 60), 'hour'] as const)
              : ([Math.floor(minutes / 60 / 24), 'day'] as const);
        const [past, future] = [-1, 1].map(
          (sign) => new Date(now.getTime() + sign * minutes * 60_000),
        );
        expect(formats.ago(past!, now)).toBe(auto.format(-count, unit));
        expect(formats.ahead(future!, now)).toBe(always.format(count, unit));
      }
    }
  });
});

describe('dates', () => {
  it('are those of Rome, in winter and in summer', () => {
    expect(it_.time('2026-11-15T17:30:00Z')).toBe('18:30');
    expect(it_.time('2026-08-15T17:30:00Z')).toBe('19:30');
    expect(it_.date('2026-11-15T23:30:00Z')).toBe('16/11/2026');
  });
  it('are written as each language does', () => {
    expect(it_.day('2026-11-15T12:00:00Z')).toBe('dom 15 nov');
    expect(en.day('2026-11-15T12:00:00Z')).toBe('Sun 15 Nov');
    expect(it_.weekday('2026-11-15T23:30:00Z')).toBe('lun');
    expect(en.date('2026-11-05T12:00:00Z')).toBe('05/11/2026');
    expect(it_.dayLong('2026-11-15')).toBe('domenica 15 novembre');
    expect(en.dayLong('2026-11-15')).toBe('Sunday 15 November');
    expect(it_.dayOfMonth('2026-11-05')).toBe('5 novembre');
    expect(it_.month('2026-11-01')).toBe('nov');
    expect(it_.dateTime('2026-11-15T17:30:00Z')).toContain('domenica 15 novembre 2026');
  });
});

describe('how long ago', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it('is told in the largest unit that fits', () => {
    expect(it_.ago('2026-11-15T11:48:30Z', now)).toBe('11 minuti fa');
    expect(en.ago('2026-11-15T09:00:00Z', now)).toBe('3 hours ago');
    expect(it_.ago('2026-11-14T06:00:00Z', now)).toBe('30 ore fa');
    expect(it_.ago('2026-11-12T06:00:00Z', now)).toBe('3 giorni fa');
  });
  it('is never in the future, whatever the clocks say', () => {
    expect(it_.ago('2026-11-15T12:05:00Z', now)).toBe('questo minuto');
  });
});

describe('how long it still is', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it('is told in the largest unit that fits, never by a name of a day', () => {
    expect(it_.ahead('2026-11-15T12:20:30Z', now)).toBe('tra 20 minuti');
    expect(it_.ahead('2026-11-16T12:30:00Z', now)).toBe('tra 24 ore');
    expect(en.ahead('2026-11-18T11:00:00Z', now)).toBe('in 2 days');
    expect(en.ahead('2026-11-19T12:00:00Z', now)).toBe('in 4 days');
  });
});

describe('numbers', () => {
  it('are euro from cents', () => {
    expect(plain(it_.euro(123_450))).toBe('1.234,50 €');
    expect(en.euro(123_450)).toBe('€1,234.50');
    expect(plain(it_.euro(-5))).toBe('−0,05 €');
  });
  it('are percentages from the API', () => {
    expect(plain(it_.percent(62.25))).toBe('62%');
    expect(plain(it_.percent(62.25, 2))).toBe('62,25%');
    expect(en.percent(62.25, 1)).toBe('62.3%');
  });
  it('are odds with two decimals, always', () => {
    expect(it_.odds(2.1)).toBe('2,10');
    expect(en.odds(11)).toBe('11.00');
  });
  it('are means with as many decimals as they deserve', () => {
    expect(it_.decimal(6.255)).toBe('6,26');
    expect(en.decimal(6, 1)).toBe('6.0');
  });
  it('are changes with their sign, a minus as long as a plus', () => {
    expect(it_.signed(1.5, 1)).toBe('+1,5');
    expect(en.signed(-0.25)).toBe('−0.25');
    expect(en.signed(0, 0)).toBe('0');
  });
  it('are counts with their thousands parted', () => {
    expect(it_.count(3504)).toBe('3.504');
    expect(en.count(3504)).toBe('3,504');
  });
});
