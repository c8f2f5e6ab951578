import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, orNull, readRows, seconds, text, toDate } from '#db/read-rows.ts';
import { maskSecrets } from '#log/mask.ts';
import { MAIL_QUEUE } from './queue.ts';

const isWaiting = `state in ('created', 'retry', 'active')`;
const MAILS = {
  kind: text(`coalesce(data ->> 'kind', '?')`),
  waiting: integer(`(count(*) filter (where ${isWaiting}))::int`),
  tried: integer(`(count(*) filter (where ${isWaiting} and retry_count > 0))::int`),
  failed: integer(`(count(*) filter (where state = 'failed'))::int`),
  oldest: orNull(seconds(`min(created_on) filter (where ${isWaiting})`)),
  nextTry: orNull(seconds(`min(start_after) filter (where state = 'retry')`)),
  cause: orNull(
    text(`(array_agg(output ->> 'cause' order by started_on desc)
      filter (where output ->> 'cause' is not null))[1]`),
  ),
};

/** The number of waiting and failed mails, by kind, without addresses and users. */
export async function loadMailQueue(db: Executor) {
  const rows = await readRows(
    db,
    MAILS,
    (columns) => sql`
    select ${columns} from pgboss.job
    where name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active', 'failed')
    group by 1 order by 1`,
  );
  return rows.map(({ cause, oldest, nextTry, ...row }) => ({
    ...row,
    oldest: asDate(oldest),
    nextTry: asDate(nextTry),
    cause: cause === null ? null : maskSecrets(cause).slice(0, CAUSE_MAX),
  }));
}

const CAUSE_MAX = 300;
const asDate = (at: number | null): Date | null => (at === null ? null : toDate(at));
