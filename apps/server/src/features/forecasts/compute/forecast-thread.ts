import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '#db/pool.ts';
import { forecastAll } from './forecast-all.ts';
import type { ForecastTask } from './forecast-in-thread.ts';

/** A thread that forecasts once over connections of its own, tells what came of it and ends. */
const { url, statementTimeoutMs, now } = workerData as ForecastTask;
const { db, pool } = openPool(url, {
  applicationName: 'tredici-forecast',
  max: 2,
  statementTimeoutMs,
});
// The timer of a thread begins with it.
const clock = { now: () => new Date(now.getTime() + performance.now()) };
try {
  parentPort?.postMessage(await forecastAll({ db, clock }));
} finally {
  await pool.end();
}
