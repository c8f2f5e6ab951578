import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, type RowOf, readRows } from '#db/read-rows.ts';
import { team } from '#db/schema/football.ts';

export type Team = Pick<typeof team.$inferSelect, 'id' | 'country' | 'name'>;

export async function findTeamRow(
  tx: Executor,
  country: string,
  name: string,
): Promise<Team | undefined> {
  const [row] = await tx
    .select({ id: team.id, country: team.country, name: team.name })
    .from(team)
    .where(sql`${team.country} = ${country} and lower(${team.name}) = lower(${name})`)
    .for('update');
  return row;
}

export async function renameTeam(tx: Executor, id: number, name: string): Promise<void> {
  await tx.update(team).set({ name }).where(eq(team.id, id));
}

/** The leagues in which either has played, in the order in which they are locked. */
export async function leaguesOf(tx: Executor, ids: readonly [number, number]): Promise<number[]> {
  const [one, other] = ids;
  const rows = await readRows(
    tx,
    { id: integer('tournament_id') },
    (columns) => sql`
    select distinct ${columns} from match
    where home_team_id in (${one}, ${other}) or away_team_id in (${one}, ${other}) order by 1`,
  );
  return rows.map(({ id }) => id);
}

export async function haveMet(tx: Executor, one: number, other: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from match where (home_team_id, away_team_id) in ((${one}, ${other}), (${other}, ${one}))
    limit 1`);
  return rows.length > 0;
}

const COLLISION = { kept: integer('kept.id'), other: integer('other.id') };

/** Pairs of matches that would be at the same instant if the two were one club, each with the row of the kept
 *  club first. */
export async function listCollisions(
  tx: Executor,
  from: number,
  to: number,
): Promise<RowOf<typeof COLLISION>[]> {
  const as = (id: string) => sql.raw(`case when ${id} = `);
  const one = (column: string) => sql`${as(column)}${from} then ${to} else ${sql.raw(column)} end`;
  return readRows(
    tx,
    COLLISION,
    (columns) => sql`
    select ${columns} from match kept join match other
      on other.kickoff_utc = kept.kickoff_utc and other.id <> kept.id
      and (${one('other.home_team_id')}, ${one('other.away_team_id')})
        = (${one('kept.home_team_id')}, ${one('kept.away_team_id')})
    where ${from} in (other.home_team_id, other.away_team_id)
      and ${to} in (kept.home_team_id, kept.away_team_id)
      and kept.merged_into is null and other.merged_into is null`,
  );
}

/** Every table that refers to a club, with how its rows move when the club is merged into another. */
export const MOVED_WITH_A_TEAM = {
  match: (from: number, to: number) => sql`
    update match set updated_at = now(),
      home_team_id = case when home_team_id = ${from} then ${to} else home_team_id end,
      away_team_id = case when away_team_id = ${from} then ${to} else away_team_id end
    where ${from} in (home_team_id, away_team_id)`,
  team_alias: (from: number, to: number) =>
    sql`update team_alias set team_id = ${to} where team_id = ${from}`,
  favourite: (from: number, to: number) => sql`
    update favourite f set team_id = ${to} where team_id = ${from}
      and not exists (select from favourite there
        where there.user_id = f.user_id and there.team_id = ${to})`,
  points_deduction: (from: number, to: number) =>
    sql`update points_deduction set team_id = ${to} where team_id = ${from}`,
} as const;

/** The ratings of earlier weeks move too; the next projection is made anew. */
const moveProjections = (from: number, to: number) => sql`
  update season_projection p set clubs = (
    select jsonb_agg(case when (c ->> 'teamId')::int = ${from}
      then c || jsonb_build_object('teamId', ${to}::int) else c end order by place)
    from jsonb_array_elements(p.clubs) with ordinality as each(c, place))
  where p.clubs @> ${JSON.stringify([{ teamId: from }])}::jsonb
    and not p.clubs @> ${JSON.stringify([{ teamId: to }])}::jsonb`;

/** Moves everything of the first club to the second, and deletes the first. */
export async function moveToTeam(tx: Executor, from: number, to: number): Promise<void> {
  for (const move of Object.values(MOVED_WITH_A_TEAM)) await tx.execute(move(from, to));
  await tx.execute(moveProjections(from, to));
  await tx.delete(team).where(eq(team.id, from));
}
