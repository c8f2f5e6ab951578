import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { season } from '#db/schema/football.ts';
import { playerFile } from '#db/schema/players.ts';
import type { Viewer } from '../players/store.ts';

export type NewFile = typeof playerFile.$inferInsert;

const ownedBy = (owner: Viewer) =>
  owner === null ? isNull(playerFile.userId) : eq(playerFile.userId, owner);

const SUMMARY = {
  id: playerFile.id,
  kind: playerFile.kind,
  season: season.label,
  round: playerFile.round,
  fileName: playerFile.fileName,
  status: playerFile.status,
  rowCount: playerFile.rowCount,
  createdAt: playerFile.createdAt,
  confirmedAt: playerFile.confirmedAt,
};
export type StoredFile = Awaited<ReturnType<typeof listFiles>>[number];

/** Newest first. */
export async function listFiles(db: Executor, owner: Viewer) {
  return db
    .select(SUMMARY)
    .from(playerFile)
    .innerJoin(season, eq(season.id, playerFile.seasonId))
    .where(ownedBy(owner))
    .orderBy(desc(playerFile.id));
}

/** The report of the owner's file; undefined for another user's. */
export async function findReport(
  db: Executor,
  owner: Viewer,
  id: number,
): Promise<object | undefined> {
  const [row] = await db
    .select({ report: playerFile.report })
    .from(playerFile)
    .where(and(ownedBy(owner), eq(playerFile.id, id)));
  return row?.report;
}

export async function insertFile(db: Executor, values: NewFile): Promise<number> {
  const [row] = await db.insert(playerFile).values(values).returning({ id: playerFile.id });
  return row!.id;
}

export async function setFileStatus(
  db: Executor,
  owner: Viewer,
  id: number,
  change: { status: 'confirmed' | 'undone'; confirmedAt: Date | null },
): Promise<void> {
  await db
    .update(playerFile)
    .set(change)
    .where(and(ownedBy(owner), eq(playerFile.id, id)));
}

export async function deleteFile(db: Executor, owner: Viewer, id: number): Promise<boolean> {
  const gone = await db
    .delete(playerFile)
    .where(and(ownedBy(owner), eq(playerFile.id, id)))
    .returning({ id: playerFile.id });
  return gone.length > 0;
}

/** Previews that nobody confirmed. */
export async function deletePreviews(db: Executor, owner: number, before: Date): Promise<void> {
  await db
    .delete(playerFile)
    .where(and(ownedBy(owner), eq(playerFile.status, 'preview'), lt(playerFile.createdAt, before)));
}

export async function findSeasonId(
  db: Executor,
  owner: Viewer,
  id: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ seasonId: playerFile.seasonId })
    .from(playerFile)
    .where(and(ownedBy(owner), eq(playerFile.id, id)));
  return row?.seasonId;
}

/** The file that counts for an owner, of this kind, season and round. */
export async function findActive(
  db: Executor,
  owner: Viewer,
  of: { kind: NewFile['kind']; seasonId: number; round: number | null },
) {
  const [row] = await db
    .select({
      fileName: playerFile.fileName,
      confirmedAt: playerFile.confirmedAt,
      rows: playerFile.rows,
    })
    .from(playerFile)
    .where(
      and(
        ownedBy(owner),
        eq(playerFile.kind, of.kind),
        eq(playerFile.seasonId, of.seasonId),
        of.round === null ? isNull(playerFile.round) : eq(playerFile.round, of.round),
        eq(playerFile.status, 'confirmed'),
      ),
    )
    .orderBy(desc(playerFile.confirmedAt), desc(playerFile.id))
    .limit(1);
  return row;
}
