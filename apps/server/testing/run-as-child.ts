import { openPool } from '#db/pool.ts';
import type { Job } from '#jobs/job.ts';
import { runJob } from '#jobs/run-job.ts';
import { createLog } from '#log/logging.ts';
import { readConfig } from '../src/config.ts';

/** What a test gives to a process that it kills in the middle of a job. */
export interface JobChild {
  readonly url: string;
  readonly slot: string;
  readonly attempt: number;
}

/** Runs a job in a process of its own, and prints how many rows it changed. */
export async function runAsChild(job: Job, { url, slot, attempt }: JobChild): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.message);
  const { db, pool } = openPool(url, { applicationName: 'tredici-killed' });
  const { rows } = await runJob(job, {
    config: config.value,
    clock: { now: () => new Date(slot) },
    db,
    pool,
    slot,
    attempt,
    log: createLog('silent'),
    signal: new AbortController().signal,
  });
  process.stdout.write(`${rows}\n`);
  await pool.end();
}
