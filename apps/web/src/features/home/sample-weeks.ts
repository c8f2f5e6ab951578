/** As many as the series has; written out, because the heading is there before it. */
export const SAMPLE_WEEKS = 84;
