import {
  SELF_EXCLUSION_HOURS,
  SELF_EXCLUSION_LENGTHS,
  type SelfExclusionLength,
} from '@tredici/contract/self-exclusion';

const HOUR_MS = 3_600_000;

/** The end of a break that starts at the given instant. */
export function endOfSelfExclusion(length: SelfExclusionLength, from: Date): Date {
  return new Date(from.getTime() + SELF_EXCLUSION_HOURS[length] * HOUR_MS);
}

/** The breaks to offer: during a break only those that extend it by more than the moments since it was
 *  started. */
export function offeredSelfExclusions(until: Date | null, instant: Date): SelfExclusionLength[] {
  if (!until) return [...SELF_EXCLUSION_LENGTHS];
  const worthwhile = until.getTime() + HOUR_MS;
  return SELF_EXCLUSION_LENGTHS.filter(
    (length) => endOfSelfExclusion(length, instant).getTime() > worthwhile,
  );
}
