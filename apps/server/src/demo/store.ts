import type { Season } from '@tredici/contract/seasons';
import { eq, sql } from 'drizzle-orm';
import { keyArray, numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { integer, type RowOf, readRows, text } from '#db/read-rows.ts';
import { bookmaker, match, team, teamAlias } from '#db/schema/football.ts';
import { run } from '#db/schema/forecasts.ts';
import { sourceFetch } from '#db/schema/ingestion.ts';
import { seasonProjection } from '#db/schema/season-projections.ts';
import { rawPayload } from '#db/schema/sources.ts';
import { permitDemoReset, type Transaction } from '#db/transaction.ts';
import { seasonFrom } from '#sources/season-of.ts';
import { DEMO_SOURCE } from './mode-guard.ts';
import { deletePlanHistory } from './plan-store.ts';
import { deletePlayers } from './player-store.ts';
import { DEMO_BOOKMAKERS } from './world/bookmakers.ts';
import { knownAt } from './world/known.ts';
import type { WorldPrice } from './world/prices.ts';
import type { WorldMatch, WorldSeason } from './world/world.ts';

/** Writes thousands of rows: each column is sent as one array, so a statement can have any number of rows.
 *  Every statement leaves existing rows unchanged. */

export async function saveBookmakers(db: Executor): Promise<ReadonlyMap<string, number>> {
  await db
    .insert(bookmaker)
    .values(DEMO_BOOKMAKERS.map(({ key, name, url }) => ({ key, name, url })))
    .onConflictDoNothing();
  const rows = await db.select({ id: bookmaker.id, key: bookmaker.key }).from(bookmaker);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Saves the clubs of a season and the demo's names for them in it. Returns their ids. */
export async function saveClubs(
  db: Executor,
  { league, year, clubs }: Pick<WorldSeason, 'league' | 'year' | 'clubs'>,
): Promise<ReadonlyMap<string, number>> {
  const { country } = league.tournament;
  const season = seasonOfYear(year);
  await db.execute(sql`
    insert into team (name, country) select name, ${country} from unnest(${textArray(clubs)}::text[]) name
    on conflict do nothing`);
  const rows = await db
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(eq(team.country, country));
  await db.execute(sql`
    insert into team_alias (source, season_id, name, team_id)
    select ${`${DEMO_SOURCE}/${country}`}, ${season.id}, name, id from team
    where country = ${country} and name = any(${textArray(clubs)}::text[])
    on conflict do nothing`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Adds new matches, and writes what has become known of existing ones. Returns their ids by key, and how
 *  many rows were added or changed. */
export async function saveMatches(
  db: Executor,
  matches: readonly WorldMatch[],
  at: {
    readonly now: number;
    readonly teams: ReadonlyMap<string, number>;
    readonly rawPayloadId: number;
  },
): Promise<{ ids: ReadonlyMap<string, number>; changed: number }> {
  const known = matches.map((each) => knownAt(each, at.now));
  const statistic = (pick: (result: WorldMatch['result']) => number) =>
    numberArray(known.map(({ result }) => (result ? pick(result) : null)));
  const written = await readRows(
    db,
    MATCH_ID,
    (columns) => sql`
    with given as (
      select * from unnest(
        ${textArray(matches.map(({ key }) => key))}::text[],
        ${numberArray(matches.map(({ league }) => league.tournament.tournament_id))}::int[],
        ${numberArray(matches.map(({ year }) => seasonOfYear(year).id))}::int[],
        ${numberArray(known.map(({ kickoff }) => kickoff / 1000))}::bigint[],
        ${numberArray(matches.map(({ home }) => at.teams.get(home)!))}::int[],
        ${numberArray(matches.map(({ away }) => at.teams.get(away)!))}::int[],
        ${textArray(known.map(({ status }) => status))}::text[],
        ${statistic(({ goals }) => goals.home)}::smallint[],
        ${statistic(({ goals }) => goals.away)}::smallint[],
        ${statistic(({ halfTime }) => halfTime.home)}::smallint[],
        ${statistic(({ halfTime }) => halfTime.away)}::smallint[],
        ${statistic(({ shots }) => shots.home)}::smallint[],
        ${statistic(({ shots }) => shots.away)}::smallint[],
        ${statistic(({ shotsOnTarget }) => shotsOnTarget.home)}::smallint[],
        ${statistic(({ shotsOnTarget }) => shotsOnTarget.away)}::smallint[],
        ${numberArray(matches.map(({ round }) => round))}::int[]
      ) as given (key, tournament_id, season_id, kickoff, home_id, away_id, status, hg, ag, hh, ah,
        hs, "as", ht, at, round)
    )
    insert into match (source, source_key, tournament_id, season_id, kickoff_utc, home_team_id,
      away_team_id, status, home_goals, away_goals, home_goals_half_time, away_goals_half_time,
      home_shots, away_shots, home_shots_on_target, away_shots_on_target, source_data,
      raw_payload_id)
    select ${DEMO_SOURCE}, key, tournament_id, season_id, to_timestamp(kickoff), home_id, away_id,
      status, hg, ag, hh, ah, hs, "as", ht, at, jsonb_build_object('round', round),
      ${at.rawPayloadId}::bigint
    from given
    on conflict (source, source_key) do update set
      kickoff_utc = excluded.kickoff_utc, status = excluded.status,
      home_goals = excluded.home_goals, away_goals = excluded.away_goals,
      home_goals_half_time = excluded.home_goals_half_time,
      away_goals_half_time = excluded.away_goals_half_time,
      home_shots = excluded.home_shots, away_shots = excluded.away_shots,
      home_shots_on_target = excluded.home_shots_on_target,
      away_shots_on_target = excluded.away_shots_on_target, updated_at = now()
    where (match.status, match.kickoff_utc, match.home_goals, match.away_goals)
      is distinct from
      (excluded.status, excluded.kickoff_utc, excluded.home_goals, excluded.away_goals)
    returning ${columns}`,
  );
  const ids = new Map(written.map(({ id, key }) => [key, id]));
  const unchanged = matches.filter(({ key }) => !ids.has(key)).map(({ key }) => key);
  for (const { id, key } of await readIds(db, unchanged)) ids.set(key, id);
  return { ids, changed: written.length };
}

const MATCH_ID = { id: integer('match.id'), key: text('match.source_key') };

async function readIds(
  db: Executor,
  keys: readonly string[],
): Promise<readonly RowOf<typeof MATCH_ID>[]> {
  if (keys.length === 0) return [];
  return readRows(
    db,
    MATCH_ID,
    (columns) => sql`select ${columns} from match
      where source = ${DEMO_SOURCE} and source_key = any(${textArray(keys)}::text[])`,
  );
}

export interface PriceOfMatch {
  readonly matchId: number;
  readonly price: WorldPrice;
}

/** Returns how many were new. They have no raw payload: their match has one, and a reference would cost a
 *  tenth of a first start.
 *  @param bookmakers ids by key
 *  @param known matches that existed before: some of their prices may exist, too */
export async function savePrices(
  db: Executor,
  prices: readonly PriceOfMatch[],
  bookmakers: ReadonlyMap<string, number>,
  known: boolean,
): Promise<number> {
  if (prices.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into price (match_id, bet_type, bookmaker_id, kind, captured_at, odd)
    select match_id, bet_type, bookmaker_id, kind, to_timestamp(captured_at), odd
    from unnest(
      ${numberArray(prices.map(({ matchId }) => matchId))}::int[],
      ${keyArray(prices.map(({ price }) => price.betType))}::text[],
      ${numberArray(prices.map(({ price }) => bookmakers.get(price.bookmaker.key)!))}::int[],
      ${keyArray(prices.map(({ price }) => price.kind))}::text[],
      ${numberArray(prices.map(({ price }) => price.capturedAt / 1000))}::bigint[],
      ${numberArray(prices.map(({ price }) => price.odd))}::numeric[]
    ) as given (match_id, bet_type, bookmaker_id, kind, captured_at, odd)
    ${known ? sql`on conflict do nothing` : sql.empty()}`);
  return rowCount ?? 0;
}

/** Deletes all matches and everything made from them. Only for a database with nothing but the demo world. */
export async function deleteWorld(tx: Transaction): Promise<void> {
  await permitDemoReset(tx);
  // Nothing refers to a price, so all rows can be removed at once instead of one by one.
  await tx.execute(sql`truncate price`);
  await deletePlayers(tx);
  await tx.delete(match);
  await tx.delete(seasonProjection);
  await deletePlanHistory(tx);
  await tx.delete(run);
  await tx.delete(teamAlias);
  await tx.delete(team);
  await tx.delete(bookmaker);
  await tx.delete(sourceFetch);
  await tx.delete(rawPayload);
}

function seasonOfYear(year: number): Season {
  const season = seasonFrom(year);
  if (!season) throw new RangeError(`no season begins in ${year}`);
  return season;
}
