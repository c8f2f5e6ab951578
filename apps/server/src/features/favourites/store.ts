import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { favourite } from '#db/schema/favourites.ts';
import { team } from '#db/schema/football.ts';

/** A club or a league by its row. */
export type Target = { readonly teamId: number } | { readonly tournamentId: number };

const own = (userId: number, target: Target) =>
  and(
    eq(favourite.userId, userId),
    'teamId' in target
      ? eq(favourite.teamId, target.teamId)
      : eq(favourite.tournamentId, target.tournamentId),
  );

/** Oldest first. */
export async function listFavourites(db: Executor, userId: number) {
  return db
    .select({ teamId: favourite.teamId, tournamentId: favourite.tournamentId })
    .from(favourite)
    .where(eq(favourite.userId, userId))
    .orderBy(asc(favourite.id));
}

export async function insertFavourite(tx: Executor, userId: number, target: Target): Promise<void> {
  await tx.insert(favourite).values({ userId, ...target });
}

/** False if there was none. */
export async function deleteFavourite(
  db: Executor,
  userId: number,
  target: Target,
): Promise<boolean> {
  const gone = await db.delete(favourite).where(own(userId, target)).returning({
    id: favourite.id,
  });
  return gone.length > 0;
}

export async function exportFavourites(db: Executor, userId: number) {
  return db
    .select({
      club: team.name,
      tournament_id: favourite.tournamentId,
      created_at: favourite.createdAt,
    })
    .from(favourite)
    .leftJoin(team, eq(team.id, favourite.teamId))
    .where(eq(favourite.userId, userId))
    .orderBy(asc(favourite.id));
}
