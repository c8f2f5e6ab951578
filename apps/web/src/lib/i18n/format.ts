import type { Language } from '#lib/device/preferences.ts';
import { CALENDAR_WORDS, shortName } from './calendar-words.ts';
import { inRome, type RomeTime, twoDigits } from './rome-time.ts';
import { useLanguage } from './translate.ts';
import { MINUS, writeNumber, writeSigned } from './write-number.ts';

export interface Formats {
  /** 15/11/2026 */
  date(instant: Date | string): string;
  /** dom 15 nov */
  day(instant: Date | string): string;
  /** dom, for a day within a week */
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
  /** 12 minuti fa, ieri: an instant before `now` */
  ago(instant: Date | string, now: Date): string;
  /** tra 3 giorni, tra 12 minuti: an instant after `now` */
  ahead(instant: Date | string, now: Date): string;
}

const cache = new Map<Language, Formats>();

export function useFormats(): Formats {
  return formatsFor(useLanguage());
}

export function formatsFor(language: Language): Formats {
  const known = cache.get(language);
  if (known) return known;
  const formats = createFormats(language);
  cache.set(language, formats);
  return formats;
}

function createFormats(language: Language): Formats {
  const { weekdays, months, at, ...spans } = CALENDAR_WORDS[language];
  const written = (write: (time: RomeTime) => string) => (instant: Date | string) =>
    write(inRome(instant));
  const time = ({ hour, minute }: RomeTime) => `${twoDigits(hour)}:${twoDigits(minute)}`;
  const dayLong = ({ weekday, day, month }: RomeTime) =>
    `${weekdays[weekday]} ${day} ${months[month]}`;
  return {
    date: written(({ day, month, year }) => `${twoDigits(day)}/${twoDigits(month + 1)}/${year}`),
    day: written(
      ({ weekday, day, month }) =>
        `${shortName(weekdays[weekday]!)} ${day} ${shortName(months[month]!)}`,
    ),
    weekday: written(({ weekday }) => shortName(weekdays[weekday]!)),
    dayLong: written(dayLong),
    dayOfMonth: written(({ day, month }) => `${day} ${months[month]}`),
    month: written(({ month }) => shortName(months[month]!)),
    monthOfYear: written(({ month, year }) => `${months[month]} ${year}`),
    time: written(time),
    dateTime: written((moment) => `${dayLong(moment)} ${moment.year}${at}${time(moment)}`),
    euro: (cents) => euro(cents / 100, language),
    percent: (percentage, count = 0) => `${writeNumber(percentage, language, count)}%`,
    odds: (oddsDecimal) => writeNumber(oddsDecimal, language, 2),
    decimal: (value, count = 2) => writeNumber(value, language, count),
    signed: (value, count = 2) => writeSigned(value, language, count),
    count: (count) => writeNumber(count, language, 0, 'always'),
    ago(instant, now) {
      return spans.ago(...spanOf(now.getTime() - new Date(instant).getTime()));
    },
    ahead(instant, now) {
      return spans.ahead(...spanOf(new Date(instant).getTime() - now.getTime()));
    },
  };
}

/** 1.234,50 € or €1,234.50; a no-break space keeps number and sign on one line. */
function euro(value: number, language: Language): string {
  const written = writeNumber(value, language, 2, 'always');
  if (language === 'it') return `${written}\u00a0€`;
  return written.startsWith(MINUS) ? `${MINUS}€${written.slice(MINUS.length)}` : `€${written}`;
}

/** In the largest unit that fits. */
function spanOf(ms: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.max(0, ms / 60_000);
  if (minutes < 60) return [Math.floor(minutes), 'minute'];
  if (minutes < 48 * 60) return [Math.floor(minutes / 60), 'hour'];
  return [Math.floor(minutes / 60 / 24), 'day'];
}
