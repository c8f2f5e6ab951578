import { DAY_MS, HOUR_MS } from '#durations.ts';

/** The instant at which a day ends in Rome, in summer and in winter time. */
export function endOfDayInRome(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  // `Date` turns a day that does not exist, such as 30 February, into another.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  const nextUtc = midnight.getTime() + DAY_MS;
  const rome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit' });
  // At midnight UTC it is one or two o'clock in Rome; the change of summer time never falls in between.
  return new Date(nextUtc - Number(rome.format(nextUtc)) * HOUR_MS);
}
