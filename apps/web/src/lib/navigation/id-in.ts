/** Longer than any id, and still exact as a JavaScript number. */
const WHOLE_NUMBER = /^\d{1,15}$/;

/** The id in a segment of an address; null if it is not a number. */
export const idIn = (segment: string): number | null =>
  WHOLE_NUMBER.test(segment) ? Number(segment) : null;
