/** The monthly limit of stakes that users set for themselves. Lowering it takes effect at once, raising or
 *  removing it only after a week, so that nobody raises it on impulse after losses. Times are milliseconds
 *  since 1970. */

export const RAISE_AFTER_MS = 7 * 86_400_000;

/** Null means no limit. */
export type LimitCents = number | null;
export type StakeLimit = {
  limitCents: LimitCents;
  /** A higher limit that was requested, and when it takes effect. */
  raise: { limitCents: LimitCents; fromMs: number } | null;
};
export type LimitChange = { ok: true; limit: StakeLimit } | { ok: false; reason: 'bad-limit' };

export const NO_LIMIT: StakeLimit = { limitCents: null, raise: null };

/** The limit in effect: a raise whose week is over has replaced the old limit. */
export function limitAt(limit: StakeLimit, nowMs: number): StakeLimit {
  const { raise } = limit;
  return raise && nowMs >= raise.fromMs ? { limitCents: raise.limitCents, raise: null } : limit;
}

/** Requesting a waiting raise again does not prolong the wait; requesting another raise does, and requesting
 *  less than the limit in effect cancels it. */
export function changeLimit(limit: StakeLimit, wanted: LimitCents, nowMs: number): LimitChange {
  if (wanted !== null && !(Number.isSafeInteger(wanted) && wanted >= 0)) {
    return { ok: false, reason: 'bad-limit' };
  }
  const now = limitAt(limit, nowMs);
  if (atMost(wanted, now.limitCents)) {
    return { ok: true, limit: { limitCents: wanted, raise: null } };
  }
  // Setting the clock back must not make a waiting raise take effect earlier or later.
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
