import { lt } from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import { rateLimit } from '#db/schema/limits.ts';
import { DAY_MS } from '#durations.ts';
import type { Job } from './job.ts';
import { purgeRuns } from './run-records.ts';

/** No limit looks back further than an hour; a day is more than enough. */
const KEEP_LIMITS_MS = DAY_MS;
const KEEP_RUNS_MS = 90 * DAY_MS;

export const purgeRateLimits: Job = {
  name: 'purge-rate-limits',
  summary: 'Removes counters whose window is long over',
  cron: '17 * * * *',
  run: ({ db, clock, signal }) => {
    const before = new Date(clock.now().getTime() - KEEP_LIMITS_MS);
    return deleteInBatches(db, rateLimit, lt(rateLimit.windowStart, before), {
      oldestFirst: rateLimit.windowStart,
      signal,
    });
  },
};

export const purgeJobRuns: Job = {
  name: 'purge-job-runs',
  summary: 'Removes the records of runs older than three months',
  cron: '40 4 * * *',
  run: ({ db, clock, signal }) =>
    purgeRuns(db, new Date(clock.now().getTime() - KEEP_RUNS_MS), signal),
};
