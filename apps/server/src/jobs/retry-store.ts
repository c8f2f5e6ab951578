import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, readRows, text } from '#db/read-rows.ts';
import { slotId } from './slots.ts';

/** Reads what the queue holds of each job, and makes failed jobs due at once. The tables are pg-boss's own;
 *  we write what its `retry` would write, with the current time as the due time. */

const QUEUES = {
  queue: text('name'),
  waiting: integer(`(count(*) filter (where state in ('created', 'retry')))::int`),
  running: integer(`(count(*) filter (where state = 'active'))::int`),
};

export async function loadQueues(db: Executor) {
  return readRows(
    db,
    QUEUES,
    (columns) => sql`
    select ${columns} from pgboss.job where state in ('created', 'retry', 'active') group by name`,
  );
}

const FAILED_SLOT = { job: text('job'), slot: text('slot') };

/** The slots of the jobs whose last run failed. */
export async function listFailedSlots(db: Executor, since: Date) {
  return readRows(
    db,
    FAILED_SLOT,
    (columns) => sql`
    select ${columns} from (
      select distinct on (job) job, slot, outcome from job_run
      where started_at >= ${since} and outcome in ('done', 'failed')
      order by job, finished_at desc, id desc
    ) last where outcome = 'failed'`,
  );
}

const ID = { id: text('id::text') };
/** Waiting for another attempt, or given up. */
const IS_RETRYABLE = sql`state in ('retry', 'failed')`;

/** The jobs among these slots that the queue can still retry. Runs by hand were never in the queue. */
export async function findRetryable(
  db: Executor,
  slots: readonly { readonly job: string; readonly slot: string }[],
): Promise<ReadonlySet<string>> {
  const ids = new Map(slots.map(({ job, slot }) => [slotId(job, slot), job]));
  const rows = await readRows(
    db,
    ID,
    (columns) => sql`
    select ${columns} from pgboss.job
    where id = any(${`{${[...ids.keys()].join(',')}}`}::uuid[]) and ${IS_RETRYABLE}`,
  );
  return new Set(rows.map(({ id }) => ids.get(id)!));
}

/** False if the queue does not hold it, or it is running. */
export async function retrySlot(tx: Executor, job: string, slot: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update pgboss.job set ${DUE_NOW} where name = ${job} and id = ${slotId(job, slot)}::uuid
      and ${IS_RETRYABLE}`);
  return rowCount === 1;
}

/** Retries everything in a queue that failed, and returns how many. */
export async function retryQueue(tx: Executor, queue: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update pgboss.job set ${DUE_NOW} where name = ${queue}
      and (state = 'failed' or (state = 'retry' and start_after > now()))`);
  return rowCount ?? 0;
}

const DUE_NOW = sql`start_after = now(), completed_on = null,
  retry_limit = case when state = 'failed' then retry_limit + 1 else retry_limit end,
  state = 'retry'`;
