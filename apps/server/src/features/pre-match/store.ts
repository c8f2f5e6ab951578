import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { type RowOf, readRows, text, toDate } from '#db/read-rows.ts';
import { MATCH_TABLES, matchColumns } from '#features/matches/store.ts';

const { id, tournamentId, seasonId, season, kickoff, day } = matchColumns;
const { homeId, awayId, home, away, status, homeGoals, awayGoals, round } = matchColumns;

const FIXTURE = {
  id,
  tournamentId,
  seasonId,
  kickoff,
  day,
  home,
  away,
  round,
  homeId,
  awayId,
  homeCountry: text('h.country'),
  awayCountry: text('a.country'),
};
export type Fixture = RowOf<typeof FIXTURE>;

export async function findFixture(db: Executor, matchId: number): Promise<Fixture | undefined> {
  const [row] = await readRows(
    db,
    FIXTURE,
    (columns) => sql`select ${columns} from ${MATCH_TABLES} where m.id = ${matchId}`,
  );
  return row;
}

const EARLIER = {
  id,
  tournamentId,
  season,
  kickoff,
  day,
  home,
  away,
  homeId,
  awayId,
  status,
  homeGoals,
  awayGoals,
};
export type EarlierRow = RowOf<typeof EARLIER>;

/** Past and planned matches of either club before their match, newest first. */
export function loadEarlier(
  db: Executor,
  { homeId, awayId, kickoff: at }: Pick<Fixture, 'homeId' | 'awayId' | 'kickoff'>,
  years: number,
): Promise<EarlierRow[]> {
  const before = toDate(at);
  const since = new Date(before);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  const span = sql`m.kickoff_utc >= ${since} and m.kickoff_utc < ${before}`;
  return readRows(
    db,
    EARLIER,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES}
    where (m.home_team_id in (${homeId}, ${awayId}) and ${span})
      or (m.away_team_id in (${homeId}, ${awayId}) and ${span})
    order by m.kickoff_utc desc, m.id desc`,
  );
}
