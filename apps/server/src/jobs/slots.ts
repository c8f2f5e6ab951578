import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#durations.ts';

/** The first instant of a cron expression strictly after `from`. */
export type NextOccurrence = (cron: string, from: Date) => Date | undefined;

/** How far to look back for the last occurrence. Short spans first, because a frequent job has many
 *  occurrences and each takes milliseconds to find. */
const LOOK_BACK_MS = [2 * MINUTE_MS, 65 * MINUTE_MS, 26 * HOUR_MS, 8 * DAY_MS, 370 * DAY_MS];

export interface DueSlot {
  readonly slot: Date;
  /** When the next slot falls due; there is nothing to do until then. */
  readonly next: Date | undefined;
}

/** The slot that is due at an instant: the last occurrence at or before it. A worker that was down catches up
 *  on the latest slot only, not on every one it missed. */
export function currentSlot(cron: string, now: Date, nextOf: NextOccurrence): DueSlot | undefined {
  for (const back of LOOK_BACK_MS) {
    let slot: Date | undefined;
    let next = nextOf(cron, new Date(now.getTime() - back));
    while (next && next <= now) {
      slot = next;
      next = nextOf(cron, next);
    }
    if (slot) return { slot, next };
  }
  return undefined;
}

/** The same on every worker, so that the queue accepts a slot only once. */
export function slotId(job: string, slot: string): string {
  const hex = createHash('sha256').update(`${job}\n${slot}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
