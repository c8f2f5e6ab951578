import { SUGGESTION_SLOTS } from '@tredici/contract/suggestions';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { JOB_TIME_ZONE } from './job.ts';

/** Weeks from Monday to Sunday in Rome, named by their Monday as 2026-03-09, and the slots at which the
 *  suggestions of a week are made. */

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: JOB_TIME_ZONE });
const OFFSET = new Intl.DateTimeFormat('en-GB', {
  timeZone: JOB_TIME_ZONE,
  timeZoneName: 'longOffset',
});

export const dayInRome = (at: Date): string => DAY.format(at);

/** The instant at which it is that hour of that day in Rome. */
export function romeInstant(day: string, hour = 0): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  // The offset at that very instant: clocks change during the night, and midnight must be right too.
  return new Date(wall - offsetMs(wall - offsetMs(wall)));
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The milliseconds left of today in Rome. */
export const untilMidnight = (now: Date): number =>
  romeInstant(addDays(dayInRome(now), 1)).getTime() - now.getTime();

export function weekStartOf(at: Date): string {
  const day = dayInRome(at);
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

export const weekEnd = (weekStart: string): Date => romeInstant(addDays(weekStart, 7));

export const slotInstants = (weekStart: string): Date[] =>
  SUGGESTION_SLOTS.map(({ weekday, hour }) => romeInstant(addDays(weekStart, weekday), hour));

/** The last slot of this week that has fallen due; undefined before the first. */
export function dueSlot(now: Date): { weekStart: string; slot: number } | undefined {
  const weekStart = weekStartOf(now);
  const slot = slotInstants(weekStart).findLastIndex((due) => due <= now);
  return slot < 0 ? undefined : { weekStart, slot };
}

export function nextSlot(now: Date): Date {
  const weekStart = weekStartOf(now);
  const coming = [...slotInstants(weekStart), ...slotInstants(addDays(weekStart, 7))];
  return coming.find((due) => due > now)!;
}

function offsetMs(at: number): number {
  const shown = OFFSET.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(shown) ?? ['', '+', '0', '0'];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
