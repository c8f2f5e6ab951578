import type { JobContext } from '#jobs/job.ts';
import { advanceDemoWorld } from './load.ts';

/** Takes the place of the providers of live data. Whatever the job asks for, everything that has happened
 *  since is added: results, prices, moved matches, the calendar of a new season. */
export async function askDemoWorld({ db, clock }: JobContext): Promise<number> {
  const { matches, prices } = await advanceDemoWorld({ db, clock });
  return matches + prices;
}
