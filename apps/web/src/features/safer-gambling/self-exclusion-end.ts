import {
  SELF_EXCLUSION_HOURS,
  SELF_EXCLUSION_LENGTHS,
  type SelfExclusionLength,
} from '@tredici/contract/self-exclusion';

const HOUR_MS = 3_600_000;

/** When a break that starts at an instant is over. */
export function endOfSelfExclusion(length: SelfExclusionLength, from: Date): Date {
  return new Date(from.getTime() + SELF_EXCLUSION_HOURS[length] * HOUR_MS);
}

/** The breaks that are worth offering: to who is on one already, only those that make it longer by
 *  more than the moments since it was taken. */
export function offeredSelfExclusions(until: Date | null, instant: Date): SelfExclusionLength[] {
  if (!until) return [...SELF_EXCLUSION_LENGTHS];
  const worthwhile = until.getTime() + HOUR_MS;
  return SELF_EXCLUSION_LENGTHS.filter(
    (length) => endOfSelfExclusion(length, instant).getTime() > worthwhile,
  );
}
