import type { JobContext } from '#jobs/job.ts';
import { advanceDemoWorld } from './load.ts';

/** What the providers are to live data. Whatever is asked for, all that has happened since is told:
 *  results, prices, moved matches, the calendar of a new season. */
export async function askDemoWorld({ db, clock }: JobContext): Promise<number> {
  const { matches, prices } = await advanceDemoWorld({ db, clock });
  return matches + prices;
}
