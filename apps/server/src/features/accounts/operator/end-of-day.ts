import { DAY_MS, HOUR_MS } from '#durations.ts';

/** The instant at which a day ends in Rome, summer time or not. */
export function endOfDayInRome(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  // A day that does not exist, such as 30 February, comes back as another.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  const nextUtc = midnight.getTime() + DAY_MS;
  const rome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit' });
  // At midnight in London it is one or two o'clock in Rome; summer time never changes in between.
  return new Date(nextUtc - Number(rome.format(nextUtc)) * HOUR_MS);
}
