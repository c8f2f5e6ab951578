import type { Language } from '#lib/device/preferences.ts';
import { useLanguage } from './translate.ts';

/** The product's day is Italy's, wherever the reader is. */
const TIME_ZONE = 'Europe/Rome';
const LOCALE = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Language, string>;

export interface Formats {
  /** 15/11/2026 */
  date(instant: Date | string): string;
  /** dom 15 nov */
  day(instant: Date | string): string;
  /** dom: enough of a day within a week */
  weekday(instant: Date | string): string;
  /** domenica 15 novembre */
  dayLong(instant: Date | string): string;
  /** 15 novembre */
  dayOfMonth(instant: Date | string): string;
  /** nov */
  month(instant: Date | string): string;
  /** novembre 2026 */
  monthOfYear(instant: Date | string): string;
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
  /** 6,25 */
  decimal(value: number, decimals?: 0 | 1 | 2 | 3): string;
  /** +1,5 or −0,5 */
  signed(value: number, decimals?: 0 | 1 | 2): string;
  /** 3.504 */
  count(count: number): string;
  /** 12 minuti fa, ieri: of an instant that is past at `now` */
  ago(instant: Date | string, now: Date): string;
  /** tra 3 giorni, tra 12 minuti: of an instant that is to come at `now` */
  ahead(instant: Date | string, now: Date): string;
}

const cache = new Map<Language, Formats>();

export function useFormats(): Formats {
  return formatsFor(useLanguage());
}

export function formatsFor(language: Language): Formats {
  const known = cache.get(language);
  if (known) return known;
  const formats = createFormats(LOCALE[language]);
  cache.set(language, formats);
  return formats;
}

function createFormats(locale: string): Formats {
  const inRome = (options: Intl.DateTimeFormatOptions) => {
    const formatter = once(
      () => new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }),
    );
    return (instant: Date | string) => formatter().format(new Date(instant));
  };
  const number = (options: Intl.NumberFormatOptions) => {
    const formatter = once(() => new Intl.NumberFormat(locale, options));
    return (value: number) => formatter().format(value);
  };
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const always = once(() => new Intl.RelativeTimeFormat(locale));
  const decimals = (count: number) => ({
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  });
  const euro = number({ style: 'currency', currency: 'EUR', useGrouping: 'always' });
  const plain = [0, 1, 2, 3].map((count) => number(decimals(count)));
  const withSign = [0, 1, 2].map((count) =>
    number({ ...decimals(count), signDisplay: 'exceptZero' }),
  );
  const percents = [0, 1, 2].map((count) => number({ style: 'percent', ...decimals(count) }));
  return {
    date: inRome({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    day: inRome({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: inRome({ weekday: 'short' }),
    dayLong: inRome({ weekday: 'long', day: 'numeric', month: 'long' }),
    dayOfMonth: inRome({ day: 'numeric', month: 'long' }),
    month: inRome({ month: 'short' }),
    monthOfYear: inRome({ month: 'long', year: 'numeric' }),
    time: inRome({ hour: '2-digit', minute: '2-digit' }),
    dateTime: inRome({ dateStyle: 'full', timeStyle: 'short' }),
    euro: (cents) => euro(cents / 100),
    percent: (percentage, count = 0) => (percents[count] ?? percents[0]!)(percentage / 100),
    odds: number(decimals(2)),
    decimal: (value, count = 2) => plain[count]!(value),
    // A hyphen is too short to stand for a minus beside figures.
    signed: (value, count = 2) => withSign[count]!(value).replace('-', '−'),
    count: number({ useGrouping: 'always' }),
    ago(instant, now) {
      const [count, unit] = spanOf(now.getTime() - new Date(instant).getTime());
      return relative().format(-count, unit);
    },
    ahead(instant, now) {
      const [count, unit] = spanOf(new Date(instant).getTime() - now.getTime());
      return always().format(count, unit);
    },
  };
}

/** In the unit in which people count it. */
function spanOf(ms: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.max(0, ms / 60_000);
  if (minutes < 60) return [Math.floor(minutes), 'minute'];
  if (minutes < 48 * 60) return [Math.floor(minutes / 60), 'hour'];
  return [Math.floor(minutes / 60 / 24), 'day'];
}

/** Intl's formatters are slow to build: each is built when it is first used. */
function once<T>(build: () => T): () => T {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
}
