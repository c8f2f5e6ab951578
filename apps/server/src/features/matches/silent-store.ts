import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';

/** Matches that should have begun before an instant and have no result. An operator's correction takes
 *  precedence. */
export async function postponeSilent(tx: Executor, before: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update match set status = 'postponed', updated_at = now()
    where status in ('scheduled', 'live') and kickoff_utc < ${before}
      and source_data -> 'corrected' -> 'status' is null`);
  return rowCount ?? 0;
}
