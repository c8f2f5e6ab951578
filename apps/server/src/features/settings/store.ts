import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, orNull, readRows, truth } from '#db/read-rows.ts';

/** How far an installation has got with its first computation. */
export interface ComputedSoFar {
  /** Whether there is data to compute from. */
  readonly hasMatches: boolean;
  readonly hasForecasts: boolean;
  /** Whether the first forecasts are so old that the first computation must be finished. */
  readonly isOld: boolean;
  /** Results of the last year, and how many of them have a frozen forecast. */
  readonly played: number;
  readonly frozen: number;
  /** The number of forecasts in the public record; null before it was first made. */
  readonly inRecord: number | null;
}

const COLUMNS = {
  hasMatches: truth('exists (select from match)'),
  hasForecasts: truth('first.made_at is not null'),
  isOld: truth(sql`coalesce(first.made_at < asked.at - interval '1 hour', false)`),
  played: integer(
    sql`(select count(*)::int from match where status = 'finished' and kickoff_utc > asked.at - interval '1 year')`,
  ),
  frozen: integer('(select count(*)::int from forecast where frozen_at is not null)'),
  inRecord: orNull(
    integer(`(select (value ->> 'number_of_matches')::int from record_summary where key = 'year')`),
  ),
};

export async function loadComputedSoFar(db: Executor, now: Date): Promise<ComputedSoFar> {
  const [row] = await readRows(
    db,
    COLUMNS,
    (columns) => sql`
    select ${columns} from (select ${now}::timestamptz as at) asked, (
      select min(started_at) as made_at from run where parameters ->> 'kind' = 'forecast'
    ) first`,
  );
  return row!;
}
