import { useLanguage } from './i18n.ts';
import type { Language } from './preferences.ts';

/** The product's day is Italy's, wherever the reader is. */
const TIME_ZONE = 'Europe/Rome';
const LOCALE = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Language, string>;

export interface Formats {
  /** 15/11/2026 */
  date(instant: Date | string): string;
  /** dom 15 nov */
  day(instant: Date | string): string;
  /** 18:30 */
  time(instant: Date | string): string;
  /** domenica 15 novembre 2026 alle ore 18:30 */
  dateTime(instant: Date | string): string;
  /** 1.234,50 € from a number of cents */
  euro(cents: number): string;
  /** 62% from the API's 0 to 100 */
  percent(percentage: number, decimals?: number): string;
  /** 2,10 */
  odds(oddsDecimal: number): string;
  /** 3.504 */
  count(count: number): string;
}

const cache = new Map<Language, Formats>();

export function useFormats(): Formats {
  return formatsFor(useLanguage());
}

/** Intl's formatters are slow to build, so each language has one set. */
export function formatsFor(language: Language): Formats {
  const known = cache.get(language);
  if (known) return known;
  const formats = createFormats(LOCALE[language]);
  cache.set(language, formats);
  return formats;
}

function createFormats(locale: string): Formats {
  const inRome = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    return (instant: Date | string) => formatter.format(new Date(instant));
  };
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const odds = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const count = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const percents = [0, 1, 2].map(
    (decimals) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  return {
    date: inRome({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    day: inRome({ weekday: 'short', day: 'numeric', month: 'short' }),
    time: inRome({ hour: '2-digit', minute: '2-digit' }),
    dateTime: inRome({ dateStyle: 'full', timeStyle: 'short' }),
    euro: (cents) => euro.format(cents / 100),
    percent: (percentage, decimals = 0) =>
      (percents[decimals] ?? percents[0]!).format(percentage / 100),
    odds: (oddsDecimal) => odds.format(oddsDecimal),
    count: (value) => count.format(value),
  };
}
