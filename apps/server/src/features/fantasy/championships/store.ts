import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import {
  championship,
  championshipParticipant,
  championshipPurchase,
  championshipTotal,
  fantasyTeam,
  fantasyTeamPlayer,
} from '#db/schema/fantasy.ts';

const own = (userId: number, id: number) =>
  and(eq(championship.userId, userId), eq(championship.id, id));

export async function listChampionships(db: Executor, userId: number) {
  return db
    .select({
      id: championship.id,
      name: championship.name,
      rules: championship.rules,
      participants: count(championshipParticipant.id),
      updatedAt: championship.updatedAt,
    })
    .from(championship)
    .leftJoin(championshipParticipant, eq(championshipParticipant.championshipId, championship.id))
    .where(eq(championship.userId, userId))
    .groupBy(championship.id)
    .orderBy(asc(championship.id));
}

export type StoredChampionship = typeof championship.$inferSelect;

/** Undefined if the user has none of that id. */
export async function findChampionship(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredChampionship | undefined> {
  const [row] = await db.select().from(championship).where(own(userId, id));
  return row;
}

export async function countChampionships(db: Executor, userId: number): Promise<number> {
  return db.$count(championship, eq(championship.userId, userId));
}

export async function insertChampionship(
  tx: Executor,
  values: { userId: number; name: string; rules: ChampionshipRules; rounds: number },
  participants: readonly string[],
): Promise<number> {
  const [row] = await tx.insert(championship).values(values).returning({ id: championship.id });
  await tx
    .insert(championshipParticipant)
    .values(participants.map((name, position) => ({ championshipId: row!.id, name, position })));
  return row!.id;
}

/** False if it has been changed since that version. */
export async function updateChampionship(
  tx: Executor,
  id: number,
  version: number,
  changes: { name?: string; rules?: ChampionshipRules; rounds?: number },
): Promise<boolean> {
  const changed = await tx
    .update(championship)
    .set({ ...changes, version: sql`${championship.version} + 1` })
    .where(and(eq(championship.id, id), eq(championship.version, version)))
    .returning({ id: championship.id });
  return changed.length === 1;
}

export async function deleteChampionship(
  db: Executor,
  userId: number,
  id: number,
): Promise<boolean> {
  const gone = await db
    .delete(championship)
    .where(own(userId, id))
    .returning({ id: championship.id });
  return gone.length === 1;
}

export async function listParticipants(db: Executor, championshipId: number) {
  return db
    .select({
      id: championshipParticipant.id,
      name: championshipParticipant.name,
      teamId: championshipParticipant.teamId,
    })
    .from(championshipParticipant)
    .where(eq(championshipParticipant.championshipId, championshipId))
    .orderBy(asc(championshipParticipant.position), asc(championshipParticipant.id));
}

/** Saves the participants as given, in that order, and removes those that are not given. */
export async function saveParticipants(
  tx: Executor,
  championshipId: number,
  participants: ReadonlyArray<{ readonly id?: number | undefined; readonly name: string }>,
): Promise<void> {
  const kept = participants.flatMap(({ id }) => id ?? []);
  const ofThis = eq(championshipParticipant.championshipId, championshipId);
  await tx
    .delete(championshipParticipant)
    .where(kept.length === 0 ? ofThis : and(ofThis, notInArray(championshipParticipant.id, kept)));
  for (const [position, { id, name }] of participants.entries()) {
    if (id === undefined) {
      await tx.insert(championshipParticipant).values({ championshipId, name, position });
    } else {
      await tx
        .update(championshipParticipant)
        .set({ name, position })
        .where(and(ofThis, eq(championshipParticipant.id, id)));
    }
  }
}

/** Under which name a team takes part; undefined if it does not. */
export async function findParticipantId(db: Executor, teamId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: championshipParticipant.id })
    .from(championshipParticipant)
    .where(eq(championshipParticipant.teamId, teamId));
  return row?.id;
}

export type Linking =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unknown-participant' }
  | { readonly ok: false; readonly reason: 'taken'; readonly by: string };

/** A team takes part under at most one name, and a name belongs to at most one team: one that another team has
 *  is only given to this one if `takeOver` says so. The other team then has none. */
export async function linkTeam(
  tx: Executor,
  { championshipId, participantId }: { championshipId: number; participantId: number },
  teamId: number,
  takeOver = false,
): Promise<Linking> {
  const [participant] = await tx
    .select({ holder: championshipParticipant.teamId, by: fantasyTeam.name })
    .from(championshipParticipant)
    .leftJoin(fantasyTeam, eq(fantasyTeam.id, championshipParticipant.teamId))
    .where(
      and(
        eq(championshipParticipant.championshipId, championshipId),
        eq(championshipParticipant.id, participantId),
      ),
    );
  if (!participant) return { ok: false, reason: 'unknown-participant' };
  const { holder, by } = participant;
  if (by !== null && holder !== teamId && !takeOver) return { ok: false, reason: 'taken', by };
  await unlinkTeam(tx, teamId);
  await tx
    .update(championshipParticipant)
    .set({ teamId })
    .where(eq(championshipParticipant.id, participantId));
  return { ok: true };
}

export async function unlinkTeam(tx: Executor, teamId: number): Promise<void> {
  await tx
    .update(championshipParticipant)
    .set({ teamId: null })
    .where(eq(championshipParticipant.teamId, teamId));
}

export async function listTotals(db: Executor, participants: readonly number[]) {
  if (participants.length === 0) return [];
  return db
    .select()
    .from(championshipTotal)
    .where(inArray(championshipTotal.participantId, [...participants]))
    .orderBy(asc(championshipTotal.round), asc(championshipTotal.participantId));
}

export async function saveTotal(
  tx: Executor,
  participantId: number,
  round: number,
  total: number | null,
): Promise<void> {
  if (total === null) {
    await tx
      .delete(championshipTotal)
      .where(
        and(eq(championshipTotal.participantId, participantId), eq(championshipTotal.round, round)),
      );
    return;
  }
  await tx
    .insert(championshipTotal)
    .values({ participantId, round, total })
    .onConflictDoUpdate({
      target: [championshipTotal.participantId, championshipTotal.round],
      set: { total },
    });
}

export async function listPurchases(db: Executor, championshipId: number) {
  return db
    .select()
    .from(championshipPurchase)
    .where(eq(championshipPurchase.championshipId, championshipId))
    .orderBy(asc(championshipPurchase.id));
}

/** The players of all teams that take part, by participant and role. */
export async function listRosters(db: Executor, championshipId: number) {
  return db
    .select({
      participantId: championshipParticipant.id,
      playerId: fantasyTeamPlayer.playerId,
      name: fantasyTeamPlayer.name,
      club: fantasyTeamPlayer.club,
      role: fantasyTeamPlayer.role,
      mantraRoles: fantasyTeamPlayer.mantraRoles,
      price: fantasyTeamPlayer.price,
    })
    .from(championshipParticipant)
    .innerJoin(fantasyTeamPlayer, eq(fantasyTeamPlayer.teamId, championshipParticipant.teamId))
    .where(eq(championshipParticipant.championshipId, championshipId))
    .orderBy(
      asc(championshipParticipant.position),
      sql`position(${fantasyTeamPlayer.role} in 'PDCA')`,
      asc(fantasyTeamPlayer.name),
      asc(fantasyTeamPlayer.playerId),
    );
}

/** Replaces an earlier purchase of the player, by whoever has released them since. */
export async function insertPurchase(
  tx: Executor,
  values: {
    championshipId: number;
    participantId: number;
    playerId: number;
    role: ClassicRole;
    price: number;
    createdAt: Date;
  },
) {
  await tx
    .delete(championshipPurchase)
    .where(
      and(
        eq(championshipPurchase.championshipId, values.championshipId),
        eq(championshipPurchase.playerId, values.playerId),
      ),
    );
  const [row] = await tx.insert(championshipPurchase).values(values).returning();
  return row!;
}

export async function deletePurchase(tx: Executor, championshipId: number, id: number) {
  const [row] = await tx
    .delete(championshipPurchase)
    .where(
      and(eq(championshipPurchase.championshipId, championshipId), eq(championshipPurchase.id, id)),
    )
    .returning();
  return row;
}
