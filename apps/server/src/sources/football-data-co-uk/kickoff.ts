import { HOUR_MS } from '#durations.ts';

const NOON = '12:00';
/** From collection to kick-off in the evening of the same day. */
const SAME_DAY_HOURS = 4;

export interface Kickoff {
  readonly kickoff: Date;
  readonly timeKnown: boolean;
}

/** The files use British time, also for leagues of other continents. Without a time it is noon in UTC, which
 *  is the same day from Honolulu to Auckland. null: no such time of day. */
export function readKickoff(dateIso: string, time: string | null): Kickoff | null {
  if (time === null) return { kickoff: new Date(`${dateIso}T${NOON}Z`), timeKnown: false };
  const clock = new Date(`${dateIso}T${time.padStart(5, '0')}Z`);
  if (Number.isNaN(clock.getTime())) return null;
  const hour = isSummerTime(clock) ? HOUR_MS : 0;
  return { kickoff: new Date(clock.getTime() - hour), timeKnown: true };
}

/** British clocks go forward at 1:00 on the last Sunday of March and back at 2:00 on that of October; the
 *  hour that occurs twice counts as its first occurrence. `clock` is the local time. */
function isSummerTime(clock: Date): boolean {
  const year = clock.getUTCFullYear();
  const forward = lastSunday(year, 2) + HOUR_MS;
  const back = lastSunday(year, 9) + 2 * HOUR_MS;
  return clock.getTime() >= forward && clock.getTime() < back;
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** By the day of the week, Sunday being 0. */
const COLLECTED_AT: Readonly<Record<number, string>> = { 2: '13:00', 5: '17:00' };

/** When the site says it collects the prices before a match: Friday 17:00 for the weekend, Tuesday 13:00 for
 *  the week, British time. Accurate enough to order prices whose time was not recorded. */
export function collectionTime(kickoff: Date): Date {
  // A match without a known time is stored at noon: on a day of collection it counts as an evening match.
  const isNoon = kickoff.getTime() % (24 * HOUR_MS) === 12 * HOUR_MS;
  if (isNoon && COLLECTED_AT[kickoff.getUTCDay()]) {
    return new Date(kickoff.getTime() - SAME_DAY_HOURS * HOUR_MS);
  }
  for (let back = 0; back < 8; back += 1) {
    const day = new Date(kickoff.getTime() - back * 24 * HOUR_MS);
    const hour = COLLECTED_AT[day.getUTCDay()];
    if (!hour) continue;
    const at = readKickoff(day.toISOString().slice(0, 10), hour)!.kickoff;
    if (at < kickoff) return at;
  }
  return new Date(kickoff.getTime() - 24 * HOUR_MS);
}
