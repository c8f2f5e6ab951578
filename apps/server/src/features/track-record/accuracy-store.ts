import { sql } from 'drizzle-orm';
import { numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { integer, orNull, type RowOf, readRows, text } from '#db/read-rows.ts';
import type { AccuracySum } from '#db/schema/settlements.ts';
import type { WeekSum } from './accuracy.ts';
import { type RecordWindow, SETTLED, type SettledForecast } from './record-store.ts';

const ROMAN_DAY = sql.raw(`(kickoff_utc at time zone 'Europe/Rome')::date`);

const CHANGED = {
  day: text('day::text'),
  tournamentId: integer('tournament_id'),
  seasonId: integer('season_id'),
  /** Null if nothing of that day is settled any more. */
  fingerprint: orNull(text('now_made_of')),
};
export type LeagueDay = RowOf<typeof CHANGED>;

/** The days of leagues whose settlements have changed since they were summed. */
export function listChangedDays(db: Executor): Promise<LeagueDay[]> {
  return readRows(
    db,
    CHANGED,
    (columns) => sql`
    select ${columns} from (
      select ${ROMAN_DAY} as day, tournament_id, season_id,
        concat_ws(' ', count(*), sum(revision), max(extract(epoch from settled_at))) as now_made_of
      from settlement group by 1, 2, 3
    ) made full join accuracy_day using (day, tournament_id, season_id)
    where now_made_of is distinct from input_fingerprint order by 1, 2, 3`,
  );
}

const SETTLED_OF_DAY = { ...SETTLED, place: integer('v.place::int') };

/** The settled forecasts of these days of leagues, by their indexes in the list. */
export function loadSettledOf(
  db: Executor,
  days: readonly LeagueDay[],
): Promise<Array<SettledForecast & { readonly place: number }>> {
  return readRows(
    db,
    SETTLED_OF_DAY,
    (columns) => sql`
    select ${columns} from settlement s join unnest(
      ${textArray(days.map(({ day }) => day))}::date[],
      ${numberArray(days.map(({ tournamentId }) => tournamentId))}::int[],
      ${numberArray(days.map(({ seasonId }) => seasonId))}::int[]
    ) with ordinality as v(day, tournament_id, season_id, place)
      on s.tournament_id = v.tournament_id and s.season_id = v.season_id
      and s.kickoff_utc >= v.day::timestamp at time zone 'Europe/Rome'
      and s.kickoff_utc < (v.day + 1)::timestamp at time zone 'Europe/Rome'`,
  );
}

export interface SummedDay extends LeagueDay {
  readonly sums: readonly AccuracySum[];
}

export async function saveSums(tx: Executor, days: readonly SummedDay[]): Promise<void> {
  const rows = days.map(({ day, tournamentId, seasonId, fingerprint, sums }) => ({
    day,
    tournament_id: tournamentId,
    season_id: seasonId,
    fingerprint,
    sums,
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(day date,
    tournament_id int, season_id int, fingerprint text, sums jsonb)`;
  await tx.execute(sql`
    delete from accuracy_day a using ${given}
    where (a.day, a.tournament_id, a.season_id) = (given.day, given.tournament_id, given.season_id)`);
  await tx.execute(sql`
    insert into accuracy_day (day, tournament_id, season_id, sums, input_fingerprint)
    select day, tournament_id, season_id, sums, fingerprint from ${given}
    where fingerprint is not null`);
}

const WEEK = {
  week: text(`to_char(date_trunc('week', day), 'YYYY-MM-DD')`),
  matches: integer('sum((e ->> 1)::int)::int'),
  hits: integer('sum((e ->> 2)::int)::int'),
  doubleHits: integer('sum((e ->> 3)::int)::int'),
};

/** Results at or above a whole threshold, week by week, summed by the database. */
export function loadWeekSums(
  db: Executor,
  { start, end, tournamentId, season }: RecordWindow,
  threshold: number,
): Promise<WeekSum[]> {
  const league = tournamentId === undefined ? sql`` : sql` and tournament_id = ${tournamentId}`;
  const inSeason =
    season === undefined
      ? sql``
      : sql` and season_id = (select id from season where label = ${season})`;
  return readRows(
    db,
    WEEK,
    (columns) => sql`
    select ${columns} from accuracy_day cross join lateral jsonb_array_elements(sums) as e
    where day between ${start}::date and ${end}::date${league}${inSeason}
      and (e ->> 0)::int >= ${threshold}
    group by 1 order by 1`,
  );
}
