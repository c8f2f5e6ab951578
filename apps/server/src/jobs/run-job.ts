import { setTimeout as sleep } from 'node:timers/promises';
import { withJobLock } from '#db/job-lock.ts';
import { maskSecrets } from '#log/mask.ts';
import type { Job, JobContext } from './job.ts';
import { beginRun, closeDeadRuns, endRun, slotIsDone } from './run-records.ts';

export interface RunResult {
  readonly ended: 'done' | 'done before' | 'running elsewhere';
  /** Rows that this attempt changed. */
  readonly rows: number;
}

/** How often to check whether another run has ended. */
const LOOK_AGAIN_MS = 500;

/** One attempt at a job, never beside another run, recorded with the cause of a failure. Failures are
 *  rethrown, so that the queue tries again.
 *  @param patienceMs how long to wait for a run that is under way, here or in another process */
export async function runJob(job: Job, context: JobContext, patienceMs = 0): Promise<RunResult> {
  const { clock, db, pool, slot, attempt, signal } = context;
  const until = performance.now() + patienceMs;
  for (;;) {
    const held = await withJobLock(pool, `job ${job.name}`, (lost) => runHeld(job, context, lost));
    if (held.ran) return held.value;
    if (signal.aborted || performance.now() >= until) break;
    await sleep(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
  const id = await beginRun(db, { job: job.name, slot, attempt, startedAt: clock.now() });
  await endRun(db, id, clock.now(), { outcome: 'skipped', cause: 'another run was under way' });
  return { ended: 'running elsewhere', rows: 0 };
}

async function runHeld(job: Job, context: JobContext, lost: AbortSignal): Promise<RunResult> {
  const { clock, db, log, slot, attempt } = context;
  if (await slotIsDone(db, job.name, slot)) return { ended: 'done before', rows: 0 };
  await closeDeadRuns(db, job.name, clock.now());
  const startedAt = clock.now();
  const id = await beginRun(db, { job: job.name, slot, attempt, startedAt });
  const signal = AbortSignal.any([context.signal, lost]);
  try {
    const rows = await job.run({ ...context, signal, runId: id });
    signal.throwIfAborted();
    await endRun(db, id, clock.now(), { outcome: 'done', rows });
    const ms = clock.now().getTime() - startedAt.getTime();
    log.info({ job: job.name, slot, attempt, rows, ms }, 'job done');
    return { ended: 'done', rows };
  } catch (error) {
    const cause = maskSecrets(error instanceof Error ? error.message : String(error));
    log.error({ err: error, job: job.name, slot, attempt }, 'job failed');
    await endRun(db, id, clock.now(), { outcome: 'failed', cause: cause || 'unknown' });
    throw error;
  }
}
