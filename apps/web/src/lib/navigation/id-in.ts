/** Longer than any id there can be, and still an exact number. */
const WHOLE_NUMBER = /^\d{1,15}$/;

/** The id that a segment of an address names; null where it is no number. */
export const idIn = (segment: string): number | null =>
  WHOLE_NUMBER.test(segment) ? Number(segment) : null;
