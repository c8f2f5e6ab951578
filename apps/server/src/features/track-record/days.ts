/** Days as 2026-03-14, in Rome. */
export const DAY_IN_ROME = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** The year that ends with a day. */
export const lastYear = (end: string) => ({ start: yearsBefore(end, 1), end });

/** The same day of an earlier year; for a leap day the last day of February. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : year + day.slice(4);
}
