import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { type RowOf, readRows } from '#db/read-rows.ts';
import { matchOfTheDay } from '#db/schema/forecasts.ts';
import { MATCH_TABLES, matchColumns } from '#features/matches/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { chancesIn, FORECASTS_TAG, frozenOrNewest } from '../store.ts';
import type { Candidate } from './match-of-the-day.ts';

/** How many days ahead the next day with a match is searched. */
const AHEAD_DAYS = 14;

const { id, tournamentId, kickoff, home, away } = matchColumns;
const CANDIDATE = { matchId: id, tournamentId, kickoff, ...chancesIn('m.blend') };

/** The forecast matches of a day, or if there are none, of the next day that has some. */
export async function loadCandidates(db: Executor, day: string): Promise<Candidate[]> {
  const rows = await readRows(
    db,
    CANDIDATE,
    (columns) => sql`
    with coming as (
      select m.id, m.tournament_id, m.kickoff_utc,
        ((m.kickoff_utc at time zone 'Europe/Rome') - interval '6 hours')::date as day
      from match m
      where m.status in ('scheduled', 'live', 'finished')
        and m.kickoff_utc between ${day}::date and ${day}::date + ${AHEAD_DAYS}::int
    ), forecast_matches as (
      select c.*, f.blend from coming c
      join lateral (
        select blend from forecast f where f.match_id = c.id and not f.replayed
        order by ${frozenOrNewest('c')} limit 1
      ) f on true
      where c.day >= ${day}::date
    )
    select ${columns} from forecast_matches m where m.day = (select min(day) from forecast_matches)`,
  );
  return rows.map(({ one, draw, two, ...rest }) => ({ ...rest, result: [one, draw, two] }));
}

export async function findOfTheDay(db: Executor, day: string): Promise<number | undefined> {
  const [row] = await db
    .select({ matchId: matchOfTheDay.matchId })
    .from(matchOfTheDay)
    .where(eq(matchOfTheDay.day, day));
  return row?.matchId;
}

const HEAD = { id, tournamentId, kickoff, home, away, ...chancesIn('f.blend') };

/** The match of a day and its chances, without other data of the match. */
export async function loadOfTheDay(
  db: Executor,
  day: string,
): Promise<RowOf<typeof HEAD> | undefined> {
  const [row] = await readRows(
    db,
    HEAD,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES}
    join match_of_the_day chosen on chosen.match_id = m.id and chosen.day = ${day}
    join lateral (
      select blend from forecast f where f.match_id = m.id order by ${frozenOrNewest('m')} limit 1
    ) f on true`,
  );
  return row;
}

/** The first choice for a day is kept. */
export async function saveOfTheDay(db: Executor, day: string, matchId: number, now: Date) {
  const added = await db
    .insert(matchOfTheDay)
    .values({ day, matchId, chosenAt: now })
    .onConflictDoNothing();
  await announceChange(db, FORECASTS_TAG);
  return added.rowCount ?? 0;
}
