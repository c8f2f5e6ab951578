import { BREAK_HOURS, BREAK_LENGTHS, type BreakLength } from '@tredici/contract/break';

const HOUR_MS = 3_600_000;

/** When a break that starts at an instant is over. */
export function endOfSelfExclusion(length: BreakLength, from: Date): Date {
  return new Date(from.getTime() + BREAK_HOURS[length] * HOUR_MS);
}

/** The breaks that are worth offering: to who is on one already, only those that make it longer by
 *  more than the moments since it was taken. */
export function offeredSelfExclusions(until: Date | null, instant: Date): BreakLength[] {
  if (!until) return [...BREAK_LENGTHS];
  const worthwhile = until.getTime() + HOUR_MS;
  return BREAK_LENGTHS.filter(
    (length) => endOfSelfExclusion(length, instant).getTime() > worthwhile,
  );
}
