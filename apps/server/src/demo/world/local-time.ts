import { DAY_MS } from '#durations.ts';

/** Days are whole numbers since 1 January 1970, weeks begin on Monday. */

const FIRST_MONDAY = 4;

export function dayOfDate(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / DAY_MS;
}

export function mondayOf(day: number): number {
  return day - ((((day - FIRST_MONDAY) % 7) + 7) % 7);
}

export function dayOfInstant(instantMs: number): number {
  return Math.floor(instantMs / DAY_MS);
}

/** Month and day as `MM-DD`, comparable as text. */
export function monthDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(5, 10);
}

/** The instant of a local time of a day in `timeZone`. Kick-offs are never in the night hours in which clocks
 *  change, so one offset is enough for the whole day. */
export function localInstant(day: number, minuteOfDay: number, timeZone: string): number {
  return day * DAY_MS + (minuteOfDay - offsetMinutes(day, timeZone)) * 60_000;
}

const offsets = new Map<string, Map<number, number>>();
const wallClocks = new Map<string, Intl.DateTimeFormat>();

function offsetMinutes(day: number, timeZone: string): number {
  let ofZone = offsets.get(timeZone);
  if (!ofZone) {
    ofZone = new Map();
    offsets.set(timeZone, ofZone);
  }
  let offset = ofZone.get(day);
  if (offset === undefined) {
    offset = readOffset(day, timeZone);
    ofZone.set(day, offset);
  }
  return offset;
}

/** On days of a clock change, every league's clocks have changed by noon UTC. */
function readOffset(day: number, timeZone: string): number {
  const noonUtc = day * DAY_MS + DAY_MS / 2;
  const shown = wallClock(timeZone).format(noonUtc);
  const [, month, dayOfMonth, year, hour, minute] = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/
    .exec(shown)!
    .map(Number) as [number, number, number, number, number, number];
  return (Date.UTC(year, month - 1, dayOfMonth, hour, minute) - noonUtc) / 60_000;
}

function wallClock(timeZone: string): Intl.DateTimeFormat {
  let clock = wallClocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    wallClocks.set(timeZone, clock);
  }
  return clock;
}
