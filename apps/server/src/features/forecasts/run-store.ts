import { desc, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, json, orNull, type RowOf, readRows } from '#db/read-rows.ts';
import { run } from '#db/schema/forecasts.ts';
import { ledgerStamp } from '#db/schema/ledger-stamps.ts';
import type { NumberByBet } from '#db/schema/settlements.ts';

/** The operator's view of forecast runs, their outcomes, and stamps of the ledger. */

const SETTLED_RUN = {
  runId: integer('f.run_id::int'),
  homeGoals: integer('s.home_goals'),
  awayGoals: integer('s.away_goals'),
  model: json<NumberByBet>('s.model'),
  market: orNull(json<NumberByBet>('s.market')),
  blend: json<NumberByBet>('s.blend'),
};
export type SettledOfRun = RowOf<typeof SETTLED_RUN>;

/** Played matches since an instant whose forecast was frozen and settled. */
export function loadSettledSince(db: Executor, since: Date): Promise<SettledOfRun[]> {
  return readRows(
    db,
    SETTLED_RUN,
    (columns) => sql`
    select ${columns} from settlement s join forecast f on f.id = s.forecast_id
    where s.kickoff_utc >= ${since} and s.void_reason is null`,
  );
}

/** The newest runs, and the ones with these ids. */
export async function listRuns(db: Executor, newest: number, ids: readonly number[]) {
  const isForecast = sql`${run.parameters} ->> 'kind' = 'forecast'`;
  const latest = db
    .select({ id: run.id })
    .from(run)
    .where(isForecast)
    .orderBy(desc(run.id))
    .limit(newest);
  const { id, modelVersion, diagnostics, finishedAt } = run;
  return db
    .select({
      id,
      modelVersion,
      diagnostics,
      finishedAt,
      replayed: sql<boolean>`not (${isForecast})`,
    })
    .from(run)
    .where(or(inArray(run.id, latest), ids.length > 0 ? inArray(run.id, [...ids]) : undefined))
    .orderBy(desc(run.id));
}

export async function listLastStamps(db: Executor, limit: number) {
  const { day, sequence, hash, stampedAt } = ledgerStamp;
  return db
    .select({ day, sequence, hash, stampedAt })
    .from(ledgerStamp)
    .orderBy(desc(ledgerStamp.day))
    .limit(limit);
}
