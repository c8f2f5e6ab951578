import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '#db/pool.ts';
import { forecastAll } from './forecast-all.ts';
import type { ForecastTask } from './forecast-in-thread.ts';

/** A thread that runs one forecast over its own connections, reports the outcome and ends. */
const { url, statementTimeoutMs, now } = workerData as ForecastTask;
const { db, pool } = openPool(url, {
  applicationName: 'tredici-forecast',
  max: 2,
  statementTimeoutMs,
});
// `performance.now()` starts from zero in each thread.
const clock = { now: () => new Date(now.getTime() + performance.now()) };
try {
  parentPort?.postMessage(await forecastAll({ db, clock }));
} finally {
  await pool.end();
}
