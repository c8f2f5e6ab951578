import { createHash } from 'node:crypto';

/** The instants of a cron expression strictly after `from`, as pg-boss computes them. */
export type Occurrences = (cron: string, from: Date, count: number) => Date[];

const HOUR_MS = 3_600_000;
/** How far to look back for the last occurrence: nearest first, because a frequent job has many. */
const LOOK_BACK_MS = [
  HOUR_MS,
  26 * HOUR_MS,
  8 * 24 * HOUR_MS,
  32 * 24 * HOUR_MS,
  370 * 24 * HOUR_MS,
];
const PAGE = 200;

/** The slot that is due at an instant: the last occurrence at or before it. A worker that was down
 *  when it fell due makes up for it, once, and not for all that were missed. */
export function currentSlot(cron: string, now: Date, occurrences: Occurrences): Date | undefined {
  for (const back of LOOK_BACK_MS) {
    // Strictly after: half a second back keeps an occurrence that is exactly now.
    let from = new Date(now.getTime() - back);
    let last: Date | undefined;
    for (;;) {
      const page = occurrences(cron, from, PAGE);
      const past = page.filter((at) => at <= now);
      last = past.at(-1) ?? last;
      if (past.length < PAGE || page.length < PAGE) break;
      from = past.at(-1)!;
    }
    if (last) return last;
  }
  return undefined;
}

/** The same for every worker, so that the queue takes a slot only once. */
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
