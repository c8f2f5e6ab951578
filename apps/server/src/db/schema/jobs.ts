import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';

export const JOB_OUTCOMES = ['done', 'failed', 'skipped'] as const;

/** One attempt at a job. `slot` names the period it is for (an hour, a week), so that the job is done once,
 *  however many workers try. */
export const jobRun = pgTable(
  'job_run',
  {
    id: rowId(),
    job: text('job').notNull(),
    slot: text('slot').notNull(),
    attempt: smallint('attempt').notNull().default(1),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** While the job runs, the rows processed so far, if the job reports them; at the end, the rows processed
     *  by this attempt. */
    rows: integer('rows'),
    /** null: running, or its process died. */
    outcome: text('outcome', { enum: JOB_OUTCOMES }),
    cause: text('cause'),
  },
  (t) => [
    uniqueIndex('job_run_done_once').on(t.job, t.slot).where(sql`${t.outcome} = 'done'`),
    index('job_run_job_idx').on(t.job, t.startedAt),
    index('job_run_started_idx').on(t.startedAt),
    check('job_run_outcome_known', sql`${t.outcome} in ('done', 'failed', 'skipped')`),
    check('job_run_finished_whole', sql`(${t.finishedAt} is null) = (${t.outcome} is null)`),
    check('job_run_failed_has_cause', sql`${t.outcome} <> 'failed' or ${t.cause} is not null`),
    check('job_run_rows_not_negative', sql`${t.rows} >= 0`),
    check('job_run_attempt_from_one', sql`${t.attempt} >= 1`),
  ],
);

/** How far work in chunks has come. */
export const chunkProgress = pgTable(
  'chunk_progress',
  {
    key: text('key').primaryKey(),
    /** Identifies the last item that was done; null before the first. */
    cursor: jsonb('cursor').$type<string | number>(),
    done: integer('done').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    check('chunk_progress_key_length', sql`char_length(${t.key}) between 1 and 200`),
    check('chunk_progress_done_not_negative', sql`${t.done} >= 0`),
    check('chunk_progress_cursor_with_items', sql`(${t.cursor} is null) = (${t.done} = 0)`),
  ],
);
