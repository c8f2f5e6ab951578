import type { Language } from '#lib/device/preferences.ts';

type Unit = 'minute' | 'hour' | 'day';

/** The names of days and spans of time. */
interface CalendarWords {
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** Between a date and a time of day. */
  readonly at: string;
  ago(count: number, unit: Unit): string;
  ahead(count: number, unit: Unit): string;
}

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

const ITALIAN = {
  minute: ['minuto', 'minuti'],
  hour: ['ora', 'ore'],
  day: ['giorno', 'giorni'],
} as const;
const ENGLISH = {
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
} as const;

export const CALENDAR_WORDS: Readonly<Record<Language, CalendarWords>> = {
  it: {
    weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
    months: [
      ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
      ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
    ],
    at: ' alle ore ',
    ago(count, unit) {
      if (count === 0 && unit === 'minute') return 'questo minuto';
      if (count === 2 && unit === 'day') return 'l’altro ieri';
      return `${counted(count, ITALIAN[unit])} fa`;
    },
    ahead: (count, unit) => `tra ${counted(count, ITALIAN[unit])}`,
  },
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
    at: ' at ',
    ago(count, unit) {
      if (count === 0 && unit === 'minute') return 'this minute';
      return `${counted(count, ENGLISH[unit])} ago`;
    },
    ahead: (count, unit) => `in ${counted(count, ENGLISH[unit])}`,
  },
};

/** dom, nov; in English only September is cut to four letters. */
export const shortName = (name: string): string =>
  name === 'September' ? 'Sept' : name.slice(0, 3);
