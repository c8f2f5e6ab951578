import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Executor } from '#db/pool.ts';
import { integer, orNull, type RowOf, readRows, seconds, text, toDate } from '#db/read-rows.ts';
import { chunkProgress, jobRun } from '#db/schema/jobs.ts';

/** Enough to see what happened; stacks belong in the log. */
const CAUSE_MAX = 500;

export async function slotIsDone(db: Executor, job: string, slot: string): Promise<boolean> {
  const [done] = await db
    .select({ id: jobRun.id })
    .from(jobRun)
    .where(and(eq(jobRun.job, job), eq(jobRun.slot, slot), eq(jobRun.outcome, 'done')))
    .limit(1);
  return done !== undefined;
}

export async function beginRun(
  db: Executor,
  run: { job: string; slot: string; attempt: number; startedAt: Date },
): Promise<number> {
  const [row] = await db.insert(jobRun).values(run).returning({ id: jobRun.id });
  return row!.id;
}

export type RunEnd =
  | { readonly outcome: 'done'; readonly rows: number }
  | { readonly outcome: 'failed' | 'skipped'; readonly cause: string };

export async function endRun(db: Executor, id: number, finishedAt: Date, end: RunEnd) {
  await db
    .update(jobRun)
    .set({
      finishedAt,
      outcome: end.outcome,
      // Progress reported before a failure is kept.
      ...(end.outcome === 'done' ? { rows: end.rows } : {}),
      cause: end.outcome === 'done' ? null : end.cause.slice(0, CAUSE_MAX),
    })
    .where(eq(jobRun.id, id));
}

/** Only the holder of a job's lock can be running it, so other runs without an end are dead. */
export async function closeDeadRuns(db: Executor, job: string, now: Date): Promise<void> {
  await db
    .update(jobRun)
    .set({
      // If the clock was set back, a run must still not end before it began.
      finishedAt: sql`greatest(${jobRun.startedAt}, ${now})`,
      outcome: 'failed',
      cause: 'its process ended before it did',
    })
    .where(and(eq(jobRun.job, job), isNull(jobRun.outcome)));
}

const newest = (column: string, outcome: RunEnd['outcome']) =>
  `(array_agg(${column} order by finished_at desc, id desc) filter (where outcome = '${outcome}'))[1]`;
const JOB_STATE = {
  job: text('job'),
  lastDone: orNull(seconds(`max(finished_at) filter (where outcome = 'done')`)),
  /** The rows changed by the last successful run. */
  lastRows: orNull(integer(newest('rows', 'done'))),
  lastFailed: orNull(seconds(`max(finished_at) filter (where outcome = 'failed')`)),
  /** Of the last failure. */
  cause: orNull(text(newest('cause', 'failed'))),
};
/** How a job has fared lately. */
export interface JobState extends Omit<RowOf<typeof JOB_STATE>, 'lastDone' | 'lastFailed'> {
  readonly lastDone: Date | null;
  readonly lastFailed: Date | null;
}

export async function loadJobStates(db: Executor, since: Date): Promise<JobState[]> {
  const rows = await readRows(
    db,
    JOB_STATE,
    (columns) => sql`
    select ${columns} from job_run where started_at >= ${since} group by job order by job`,
  );
  const instant = (at: number | null) => (at === null ? null : toDate(at));
  return rows.map(({ lastDone, lastFailed, ...row }) => ({
    ...row,
    lastDone: instant(lastDone),
    lastFailed: instant(lastFailed),
  }));
}

export async function purgeRuns(db: Executor, before: Date, signal?: AbortSignal): Promise<number> {
  const runs = await deleteInBatches(db, jobRun, lt(jobRun.startedAt, before), {
    oldestFirst: jobRun.startedAt,
    signal,
  });
  const oldestFirst = chunkProgress.finishedAt;
  const isOver = lt(oldestFirst, before);
  return runs + (await deleteInBatches(db, chunkProgress, isOver, { oldestFirst, signal }));
}
