import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { fantasyTeam } from '#db/schema/fantasy.ts';

/** What a process that keeps copies of the players for all listens to. */
export const PLAYERS_TAG = 'players';

/** A user's own teams, the oldest first. Of a user who is not there, none. */
export async function listTeams(db: Executor, userId: number) {
  return db
    .select({
      id: fantasyTeam.id,
      name: fantasyTeam.name,
      createdAt: fantasyTeam.createdAt,
      updatedAt: fantasyTeam.updatedAt,
    })
    .from(fantasyTeam)
    .where(eq(fantasyTeam.userId, userId))
    .orderBy(asc(fantasyTeam.createdAt), asc(fantasyTeam.id));
}

export async function exportTeams(db: Executor, userId: number) {
  const teams = await listTeams(db, userId);
  return teams.map(({ id, name, createdAt, updatedAt }) => ({
    id,
    name,
    created_at: createdAt,
    updated_at: updatedAt,
  }));
}
