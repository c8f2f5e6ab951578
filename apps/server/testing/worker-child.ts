import { openPool } from '#db/pool.ts';
import { FORECAST_JOBS } from '#features/forecasts/job.ts';
import { providerJobs } from '#features/ingestion/job.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { createLog } from '#log/logging.ts';
import { readConfig } from '../src/config.ts';

/** A worker with one of the real jobs, for the test that kills it. It does not stop for anything else. */
export interface WorkerChild {
  readonly url: string;
  readonly job: string;
  /** The program's time, which stands still. */
  readonly now: string;
  readonly env: Record<string, string>;
}

/** How soon a dead run is noticed: the queue allows at least ten seconds. */
export const IMPATIENT = {
  pollingSeconds: 0.5,
  retryDelaySeconds: 1,
  heartbeatSeconds: 10,
  lookForDeadSeconds: 1,
} as const;

export const KILLABLE_JOBS = [...providerJobs(async () => 0), ...FORECAST_JOBS];

if (process.argv[1] === import.meta.filename) {
  const { url, job, now, env } = JSON.parse(process.argv[2] ?? '{}') as WorkerChild;
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  if (!config.ok) throw new Error(config.message);
  const { db, pool } = openPool(url, { applicationName: 'tredici-killed' });
  const clock = { now: () => new Date(now) };
  const context = { config: config.value, clock, db, pool, log: createLog('silent') };
  const jobs = KILLABLE_JOBS.filter(({ name }) => name === job);
  const worker = await startJobs({ url, jobs, context, ...IMPATIENT });
  // Not any slot but the one that is due: the next worker also finds it due and must not run it again.
  await worker.enqueueDue();
}
