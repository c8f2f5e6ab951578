import { dayInRome } from '#lib/i18n/rome-time.ts';

/** The year that ends on a day in Rome, both days as 2026-03-14; 29 February maps to 28 February. */
export function yearUntil(instant: Date): { readonly start: string; readonly end: string } {
  const end = dayInRome(instant);
  const start = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`;
  return { start: start.replace('-02-29', '-02-28'), end };
}
