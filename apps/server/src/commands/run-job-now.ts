import { randomUUID } from 'node:crypto';
import type { Job, JobContext } from '#jobs/job.ts';
import { runJob } from '#jobs/run-job.ts';
import { createLog } from '#log/logging.ts';
import { createClock } from '../clock.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { fail } from './command.ts';
import { withDatabase } from './with-database.ts';

/** How long to wait for a worker that is at it. */
const PATIENCE_MS = 60_000;

type Work = Job['run'];
export type RunJobNow = (job: Job, work?: Work) => Promise<void>;

/** Lets a command do the work of jobs as a worker would: never beside one, and recorded with rows,
 *  duration and cause of failure. Gives the exit code. */
export async function runJobsNow(command: (run: RunJobNow) => Promise<void>): Promise<number> {
  const config = configOrExit();
  return withDatabase(config, async ({ db, pool }) => {
    const clock = createClock(config.startsAt);
    const context: JobContext = {
      config,
      clock,
      db,
      pool,
      log: createLog('silent'),
      // Unique by itself: with the clock set by TREDICI_NOW, two runs would begin at the same instant,
      // and the second would count as done before.
      slot: `by hand, ${clock.now().toISOString()} ${randomUUID()}`,
      attempt: 1,
      signal: new AbortController().signal,
    };
    try {
      await command(async (job, work = job.run) => {
        const { ended } = await runJob({ ...job, run: work }, context, PATIENCE_MS);
        if (ended === 'running elsewhere') {
          throw new Error(`a worker is at "${job.name}" and has not ended in a minute.`);
        }
      });
      return 0;
    } catch (error) {
      return fail((error as Error).message);
    }
  });
}
