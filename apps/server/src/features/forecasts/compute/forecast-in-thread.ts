import { Worker } from 'node:worker_threads';
import type { JobContext } from '#jobs/job.ts';
import type { ForecastReport } from './forecast-all.ts';

export interface ForecastTask {
  readonly url: string;
  readonly statementTimeoutMs: number;
  readonly now: Date;
}

/** Forecasts in a thread. A fit to ten years of matches takes seconds, during which this process must keep
 *  its locks and connections alive. A run that is given up ends with its thread: anything not committed is
 *  lost. */
export function forecastInThread({
  pool,
  clock,
  signal,
}: Pick<JobContext, 'pool' | 'clock' | 'signal'>): Promise<ForecastReport | undefined> {
  signal.throwIfAborted();
  const { connectionString, statement_timeout: timeout } = pool.options;
  const task: ForecastTask = {
    url: connectionString ?? '',
    statementTimeoutMs: Number(timeout),
    now: clock.now(),
  };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./forecast-thread.ts', import.meta.url), {
      workerData: task,
    });
    const giveUp = () => {
      reject(signal.reason);
      void thread.terminate();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    let report: ForecastReport | undefined;
    thread.once('message', (message) => {
      report = message;
    });
    thread.once('error', reject);
    // The thread exits only after closing its connections.
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', giveUp);
      if (code === 0) resolve(report);
      else reject(new Error(`the thread of the forecasts ended with code ${code}`));
    });
  });
}
