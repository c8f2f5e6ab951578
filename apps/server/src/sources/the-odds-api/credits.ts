import { DAY_MS } from '#durations.ts';
import type { ReplyHeaders } from '../fetch-source.ts';

export interface CreditReport {
  readonly remaining: number;
  /** The cost of the last call. */
  readonly last: number | null;
}

/** The provider reports its count in headers; without them it is unknown. */
export function readCredits(headers: ReplyHeaders | undefined): CreditReport | null {
  const remaining = readCount(headers?.['x-requests-remaining']);
  if (remaining === null) return null;
  return { remaining, last: readCount(headers?.['x-requests-last']) };
}

/** Credits are renewed on the first of the month. Today counts as a day left. */
export function daysUntilReset(now: Date): number {
  const reset = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.max(1, Math.ceil((reset - now.getTime()) / DAY_MS));
}

/** For example `2026-03`: credits of one month cannot be used in another. */
export function creditPeriod(now: Date): string {
  return now.toISOString().slice(0, 7);
}

function readCount(text: string | undefined): number | null {
  // Written as "487" or "487.0".
  return text !== undefined && /^\d+(\.0+)?$/.test(text.trim()) ? Number(text) : null;
}
