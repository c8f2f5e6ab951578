/** Doubles from the first delay up to the longest; half of it is random. */
export function backoffMs(
  attempt: number,
  limits: { readonly firstDelayMs: number; readonly maxDelayMs: number },
  random: number,
): number {
  const whole = Math.min(limits.maxDelayMs, limits.firstDelayMs * 2 ** (attempt - 1));
  return Math.round(whole * (0.5 + 0.5 * random));
}

/** Retry-After is a number of seconds or a date; anything else is ignored. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // `Date.parse` would accept a bare number as a year.
  const date = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}
