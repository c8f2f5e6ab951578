import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, readRows } from '#db/read-rows.ts';
import { countUnknownNames } from '#features/ingestion/store.ts';

/** How complete a live installation is. */
export interface SetupState {
  /** Seasons with at least a hundred results, by league. */
  readonly leagues: ReadonlyMap<number, number>;
  readonly unknownNames: number;
  readonly coming: number;
  /** Forecasts of coming matches. */
  readonly forecasts: number;
}

const LEAGUE = { id: integer('tournament_id'), seasons: integer('count(*)::int') };
const AHEAD = {
  coming: integer('count(*)::int'),
  forecasts: integer(`count(*) filter (
    where exists (select from forecast f where f.match_id = m.id))::int`),
};
const RESULTS_OF_A_SEASON = 100;

export async function loadSetup(db: Executor, now: Date): Promise<SetupState> {
  const [leagues, ahead, unknownNames] = await Promise.all([
    readRows(
      db,
      LEAGUE,
      (columns) => sql`
      select ${columns} from (
        select tournament_id, season_id from match where status = 'finished'
        group by tournament_id, season_id having count(*) >= ${RESULTS_OF_A_SEASON}
      ) seasons group by tournament_id`,
    ),
    readRows(
      db,
      AHEAD,
      (columns) => sql`
      select ${columns} from match m where m.kickoff_utc > ${now} and m.status = 'scheduled'`,
    ),
    countUnknownNames(db),
  ]);
  return {
    leagues: new Map(leagues.map(({ id, seasons }) => [id, seasons])),
    unknownNames,
    ...ahead[0]!,
  };
}
