import type { Job } from '#jobs/job.ts';
import { advanceDemoWorld } from './load.ts';

/** What the providers' jobs are to live data: everything that follows from new matches and prices
 *  (fits, forecasts, settling) is the same. */
export const advanceDemo: Job = {
  name: 'advance-demo',
  summary: 'Adds to the demo world what has happened in it since',
  cron: '*/10 * * * *',
  run: async ({ config, db, clock }) => {
    if (config.mode !== 'demo') return 0;
    const { matches, prices } = await advanceDemoWorld({ db, clock });
    return matches + prices;
  },
};
