import { clubSlug, foldWords } from '@tredici/contract/fold-text';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { decimal, integer, json, type RowOf, readRows, text } from '#db/read-rows.ts';
import { MATCH_TABLES, MATCHES_TAG, matchColumns } from '#features/matches/store.ts';
import { type PlayedRow, playedColumns } from '#features/results/store.ts';
import type { Deps } from '#http/deps.ts';
import { findClub, spellingsOf } from '#sources/identity/find-club.ts';

/** Queries for finding and showing clubs. */

const CLUB = {
  id: integer('t.id'),
  name: text('t.name'),
  country: text('t.country'),
  tournamentId: integer('last.tournament_id'),
  /** The providers' spellings that an operator had to resolve. */
  aliases: json<readonly string[]>(
    'array(select distinct a.name from team_alias a where a.team_id = t.id)',
  ),
};

export interface KnownClub extends RowOf<typeof CLUB> {
  readonly slug: string;
}

/** Every club that plays or has played, with the league of its last match. */
async function listClubs(db: Executor): Promise<KnownClub[]> {
  const lastOf = (side: 'home' | 'away') =>
    sql`(select tournament_id, kickoff_utc from match where ${sql.raw(`${side}_team_id`)} = t.id
      order by kickoff_utc desc limit 1)`;
  const rows = await readRows(
    db,
    CLUB,
    (columns) => sql`
    select ${columns} from team t cross join lateral (
      select tournament_id from (${lastOf('home')} union all ${lastOf('away')}) m
      order by kickoff_utc desc limit 1
    ) last order by t.id`,
  );
  return rows.map((row) => ({ ...row, slug: clubSlug(row.country, row.name) }));
}

/** The clubs by slug, cached until something changes. If two names differ only in accents, the first club
 *  gets the address. */
export function loadClubs({
  db,
  memory,
}: Pick<Deps, 'db' | 'memory'>): Promise<ReadonlyMap<string, KnownClub>> {
  return memory.get('clubs', {
    tags: [MATCHES_TAG],
    load: async () => {
      const clubs = await listClubs(db);
      return new Map(clubs.toReversed().map((club) => [club.slug, club]));
    },
  });
}

/** The club's other names that contain a word that its own name lacks. */
export function otherNames({ country, name, aliases }: KnownClub): string[] {
  const known = findClub(country, name);
  const own = new Set(foldWords(name));
  const seen = new Set<string>();
  return [...(known ? spellingsOf(known) : []), ...aliases].filter((spelling) => {
    const words = foldWords(spelling);
    const folded = words.join(' ');
    if (seen.has(folded) || words.every((word) => own.has(word))) return false;
    seen.add(folded);
    return true;
  });
}

const { id, homeId, awayId, kickoff } = matchColumns;
const COMING = { id, homeId, awayId, kickoff };

export function listComingPairs(
  db: Executor,
  now: Date,
  to: Date,
): Promise<RowOf<typeof COMING>[]> {
  return readRows(
    db,
    COMING,
    (columns) => sql`
    select ${columns} from match m
    where m.kickoff_utc > ${now} and m.kickoff_utc <= ${to}
      and m.status in ('scheduled', 'live', 'postponed')
    order by m.kickoff_utc, m.id`,
  );
}

/** A club's next matches with their newest forecasts, earliest first. */
export function loadComing(
  db: Executor,
  teamId: number,
  now: Date,
  most: number,
): Promise<PlayedRow[]> {
  return loadOf(db, teamId, sql`m.kickoff_utc > ${now} and m.status <> 'cancelled'`, {
    order: sql`m.kickoff_utc, m.id`,
    most,
  });
}

/** A club's matches that have begun, with their frozen forecasts, latest first. */
export function loadBegun(
  db: Executor,
  teamId: number,
  now: Date,
  most: number,
): Promise<PlayedRow[]> {
  return loadOf(db, teamId, sql`m.kickoff_utc <= ${now}`, {
    order: sql`m.kickoff_utc desc, m.id desc`,
    most,
    frozen: true,
  });
}

function loadOf(
  db: Executor,
  teamId: number,
  when: SQL,
  { order, most, frozen = false }: { order: SQL; most: number; frozen?: boolean },
): Promise<PlayedRow[]> {
  const kept = frozen ? sql`and frozen_at is not null` : sql``;
  return readRows(
    db,
    playedColumns,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES}
    left join lateral (
      select id, blend, best_odds from forecast where match_id = m.id ${kept}
      order by id desc limit 1
    ) f on true
    left join settlement st on st.forecast_id = f.id
    where (m.home_team_id = ${teamId} or m.away_team_id = ${teamId}) and m.merged_into is null
      and ${when}
    order by ${order} limit ${most}`,
  );
}

const RATING = { week: text('p.week::text'), rating: decimal(`(c ->> 'rating')::float8`) };

/** A club's rating in its league at the end of each of the last weeks, oldest first. */
export async function loadRatings(
  db: Executor,
  { id, tournamentId }: Pick<KnownClub, 'id' | 'tournamentId'>,
  mostWeeks: number,
): Promise<RowOf<typeof RATING>[]> {
  const rows = await readRows(
    db,
    RATING,
    (columns) => sql`
    select ${columns} from season_projection p, jsonb_array_elements(p.clubs) c
    where p.tournament_id = ${tournamentId} and (c ->> 'teamId')::int = ${id}
    order by p.week desc limit ${mostWeeks}`,
  );
  return rows.reverse();
}
