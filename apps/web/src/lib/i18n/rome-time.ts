/** The product's day is Italy's, wherever the reader is. `Intl` knows it too, but its first use takes longer
 *  than drawing a page. A test compares both. */
export interface RomeTime {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function inRome(instant: Date | string | number): RomeTime {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`${instant} is no time`);
  const there = new Date(ms + (isSummer(ms) ? 2 : 1) * HOUR_MS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth(),
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
}

/** The day in Rome as 2026-03-14. */
export function dayInRome(instant: Date | string | number): string {
  const { year, month, day } = inRome(instant);
  return `${year}-${twoDigits(month + 1)}-${twoDigits(day)}`;
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The rule of the whole European Union since 1996: summer time lasts from the last Sunday of March to the
 *  last of October, 01:00 UTC. */
function isSummer(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  return ms >= lastSunday(year, 2) + HOUR_MS && ms < lastSunday(year, 9) + HOUR_MS;
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0);
  return last - new Date(last).getUTCDay() * DAY_MS;
}
