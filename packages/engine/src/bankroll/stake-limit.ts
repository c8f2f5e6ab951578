/** The monthly limit of stakes that people set for themselves. Lowering it counts at once, raising or
 *  lifting it only after a week, so that nobody raises it in the heat of a bad evening. Moments are
 *  milliseconds since 1970. */

export const RAISE_AFTER_MS = 7 * 86_400_000;

/** Null is no limit. */
export type LimitCents = number | null;
export type StakeLimit = {
  limitCents: LimitCents;
  /** A higher one that was asked for, and when it begins to count. */
  raise: { limitCents: LimitCents; fromMs: number } | null;
};
export type LimitChange = { ok: true; limit: StakeLimit } | { ok: false; reason: 'bad-limit' };

export const NO_LIMIT: StakeLimit = { limitCents: null, raise: null };

/** What counts now: a raise whose week is over has taken its place. */
export function limitAt(limit: StakeLimit, nowMs: number): StakeLimit {
  const { raise } = limit;
  return raise && nowMs >= raise.fromMs ? { limitCents: raise.limitCents, raise: null } : limit;
}

/** Asking again for a raise that waits does not make it wait longer; asking for another one does, and
 *  asking for less than what counts drops it. */
export function changeLimit(limit: StakeLimit, wanted: LimitCents, nowMs: number): LimitChange {
  if (wanted !== null && !(Number.isSafeInteger(wanted) && wanted >= 0)) {
    return { ok: false, reason: 'bad-limit' };
  }
  const now = limitAt(limit, nowMs);
  if (atMost(wanted, now.limitCents)) {
    return { ok: true, limit: { limitCents: wanted, raise: null } };
  }
  // A clock that was set back must not make a raise that waits come sooner or later.
  if (now.raise && now.raise.limitCents === wanted) return { ok: true, limit: now };
  const raise = { limitCents: wanted, fromMs: nowMs + RAISE_AFTER_MS };
  return { ok: true, limit: { limitCents: now.limitCents, raise } };
}

export type StakeAllowance = {
  limitCents: LimitCents;
  /** What may still be staked this month; null without a limit. */
  leftCents: number | null;
  isReached: boolean;
};

/** @param stakedCents what was staked in the month so far. */
export function allowanceAt(limit: StakeLimit, stakedCents: number, nowMs: number): StakeAllowance {
  const { limitCents } = limitAt(limit, nowMs);
  if (limitCents === null) return { limitCents, leftCents: null, isReached: false };
  const leftCents = Math.max(0, limitCents - stakedCents);
  return { limitCents, leftCents, isReached: leftCents === 0 };
}

function atMost(a: LimitCents, b: LimitCents): boolean {
  return b === null || (a !== null && a <= b);
}
