import { inTransaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { announceChange } from '#http/invalidation.ts';
import type { Job } from '#jobs/job.ts';
import { postponeSilent } from './silent-store.ts';
import { MATCHES_TAG } from './store.ts';

/** The longest that a provider may take to report a result. */
const SILENT_MS = 3 * DAY_MS;

/** If a provider names the match again, with a result or another date, that counts as usual. */
export const postponeSilentMatches: Job = {
  name: 'postpone-silent-matches',
  summary:
    'Takes a match for postponed of which nobody has said anything three days after kick-off',
  cron: '50 5 * * *',
  run: ({ db, clock }) =>
    inTransaction(db, async (tx) => {
      const before = new Date(clock.now().getTime() - SILENT_MS);
      const postponed = await postponeSilent(tx, before);
      if (postponed > 0) await announceChange(tx, MATCHES_TAG);
      return postponed;
    }),
};
