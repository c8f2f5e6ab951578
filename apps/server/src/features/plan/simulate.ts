import { Worker } from 'node:worker_threads';
import type { SimulationResult } from '@tredici/contract/plan';
import { AppError } from '#http/app-error.ts';
import { limitConcurrency } from '#http/concurrency-limit.ts';
import type { SimulationTask } from './simulation.ts';

/** Threads at a time, and requests that may wait for one. */
const THREADS = { atOnce: 2, waiting: 20, retryAfterSeconds: 10 };
const LIMIT_MS = 20_000;

/** Simulates in a thread, so that other requests are not delayed meanwhile. */
export function createSimulator() {
  const inTurn = limitConcurrency(THREADS);
  return (task: SimulationTask): Promise<SimulationResult> => inTurn(() => runInThread(task));
}

function runInThread(task: SimulationTask): Promise<SimulationResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./simulation-thread.ts', import.meta.url), {
      workerData: task,
    });
    const limit = setTimeout(() => {
      reject(new AppError('unavailable'));
      void thread.terminate();
    }, LIMIT_MS);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`the simulation ended without an answer, with code ${code}`));
    });
  });
}
