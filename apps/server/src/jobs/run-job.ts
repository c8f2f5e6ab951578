import { withJobLock } from '#db/transaction.ts';
import { maskSecrets } from '#http/mask.ts';
import type { Job, JobContext } from './job.ts';
import { beginRun, closeDeadRuns, endRun, slotIsDone } from './run-records.ts';

export type RunResult = 'done' | 'done before' | 'running elsewhere';

/** One attempt at a job: alone, recorded, with its cause when it fails. A failure is thrown on, so
 *  that the queue tries again. */
export async function runJob(job: Job, context: JobContext): Promise<RunResult> {
  const { clock, db, pool, log, slot, attempt } = context;
  const held = await withJobLock(pool, `job ${job.name}`, async (lost): Promise<RunResult> => {
    if (await slotIsDone(db, job.name, slot)) return 'done before';
    await closeDeadRuns(db, job.name, clock.now());
    const startedAt = clock.now();
    const id = await beginRun(db, { job: job.name, slot, attempt, startedAt });
    const signal = AbortSignal.any([context.signal, lost]);
    try {
      const rows = await job.run({ ...context, signal });
      signal.throwIfAborted();
      await endRun(db, id, clock.now(), { outcome: 'done', rows });
      const ms = clock.now().getTime() - startedAt.getTime();
      log.info({ job: job.name, slot, attempt, rows, ms }, 'job done');
      return 'done';
    } catch (error) {
      const cause = maskSecrets(error instanceof Error ? error.message : String(error));
      log.error({ err: error, job: job.name, slot, attempt }, 'job failed');
      await endRun(db, id, clock.now(), { outcome: 'failed', cause: cause || 'unknown' });
      throw error;
    }
  });
  if (held.ran) return held.value;
  const id = await beginRun(db, { job: job.name, slot, attempt, startedAt: clock.now() });
  await endRun(db, id, clock.now(), { outcome: 'skipped', cause: 'another run was under way' });
  return 'running elsewhere';
}
