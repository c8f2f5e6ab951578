import { BREAK_HOURS, type BreakLength } from '@tredici/contract/break';

const HOUR_MS = 3_600_000;

/** When a break that starts at an instant is over. */
export function endOfBreak(length: BreakLength, from: Date): Date {
  return new Date(from.getTime() + BREAK_HOURS[length] * HOUR_MS);
}
