import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { decimal, integer, readRows, text } from '#db/read-rows.ts';
import { chainHead } from '#features/forecasts/store.ts';
import { loadDataHealth } from '../load-health.ts';

const QUEUES = {
  queue: text('name'),
  count: integer('count(*)::int'),
  seconds: decimal(`extract(epoch from now() - min(start_after))::float8`),
};

/** The facts in the database that health and metrics need. */
export async function loadFacts(db: Executor, now: Date) {
  const [health, head, queues] = await Promise.all([
    loadDataHealth(db, now),
    chainHead(db),
    readRows(
      db,
      QUEUES,
      (columns) => sql`
      select ${columns} from pgboss.job
      where state in ('created', 'retry') and start_after <= now() group by name`,
    ),
  ]);
  return { health, head, queues };
}
