import { openPool } from '#db/pool.ts';
import { settleAllPlans } from '#features/plan/job.ts';
import { settlePlans } from '#features/plan/settle-plans.ts';
import { runJob } from '#jobs/run-job.ts';
import { createLog } from '#log/logging.ts';
import { readConfig } from '../src/config.ts';

/** The settlement of plans in small chunks, for the test that kills it. */
export interface SettlePlansChild {
  readonly url: string;
  readonly slot: string;
  readonly attempt: number;
  readonly chunk: number;
}

if (process.argv[1] === import.meta.filename) {
  const { url, slot, attempt, chunk } = JSON.parse(process.argv[2] ?? '{}') as SettlePlansChild;
  const config = readConfig({ LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.message);
  const { db, pool } = openPool(url, { applicationName: 'tredici-killed' });
  const job = {
    ...settleAllPlans,
    run: (context) => settlePlans(context, { chunk }),
  } satisfies typeof settleAllPlans;
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
