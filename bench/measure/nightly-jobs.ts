import { createClock } from '@tredici/server/clock';
import { readConfig } from '@tredici/server/config';
import type { DatabaseConnection } from '@tredici/server/db/connect';
import { purgeAccounts } from '@tredici/server/features/accounts/job';
import { settleAllPlans } from '@tredici/server/features/plan/job';
import { purgeJobRuns, purgeRateLimits } from '@tredici/server/jobs/housekeeping';
import { createLog } from '@tredici/server/log/logging';

/** The jobs that go through the users' data. */
const JOBS = [purgeAccounts, purgeRateLimits, purgeJobRuns, settleAllPlans];

export interface Night {
  readonly seconds: number;
  readonly longestMs: number;
  readonly rows: number;
}

/** Runs the jobs one after the other, and times each of their statements. */
export async function measureNight({ db, pool }: DatabaseConnection): Promise<Night> {
  const config = readConfig({ LOG_LEVEL: 'error' });
  if (!config.ok) throw new Error(config.message);
  const times = timeStatements(pool);
  const began = performance.now();
  let rows = 0;
  for (const job of JOBS) {
    const context = {
      config: config.value,
      clock: createClock(),
      db,
      pool,
      log: createLog('error'),
      slot: 'bench',
      attempt: 1,
      signal: new AbortController().signal,
    };
    const from = performance.now();
    const touched = await job.run(context);
    rows += touched;
    console.log(`${job.name}: ${touched} rows in ${Math.round(performance.now() - from)} ms`);
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { seconds, longestMs: Math.round(Math.max(...times.end())), rows };
}

/** Milliseconds of each statement that runs on the pool outside a transaction. */
function timeStatements(pool: DatabaseConnection['pool']): { end(): number[] } {
  const times: number[] = [];
  const query = pool.query;
  const timed = async (...args: unknown[]) => {
    const began = performance.now();
    try {
      return await Reflect.apply(query, pool, args);
    } finally {
      times.push(performance.now() - began);
    }
  };
  Object.assign(pool, { query: timed });
  return {
    end() {
      Object.assign(pool, { query });
      return times;
    },
  };
}
