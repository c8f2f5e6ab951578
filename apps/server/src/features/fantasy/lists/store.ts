import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { customList } from '#db/schema/fantasy.ts';
import { playerNote } from '#db/schema/players.ts';

export type StoredList = typeof customList.$inferSelect;

const own = (userId: number, id: number) =>
  and(eq(customList.userId, userId), eq(customList.id, id));

export async function listLists(db: Executor, userId: number): Promise<StoredList[]> {
  return db
    .select()
    .from(customList)
    .where(eq(customList.userId, userId))
    .orderBy(asc(customList.id));
}

export async function countLists(db: Executor, userId: number): Promise<number> {
  return db.$count(customList, eq(customList.userId, userId));
}

export async function insertList(
  tx: Executor,
  values: { userId: number; name: string; players: number[] },
): Promise<StoredList> {
  const [row] = await tx.insert(customList).values(values).returning();
  return row!;
}

export async function findList(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredList | undefined> {
  const [row] = await db.select().from(customList).where(own(userId, id));
  return row;
}

/** Undefined if it has been changed since that version. */
export async function updateList(
  db: Executor,
  userId: number,
  id: number,
  version: number,
  changes: { name?: string; players?: number[] },
): Promise<StoredList | undefined> {
  const [row] = await db
    .update(customList)
    .set({ ...changes, version: sql`${customList.version} + 1` })
    .where(and(own(userId, id), eq(customList.version, version)))
    .returning();
  return row;
}

/** Shares a list under this key, or makes it private; one that is already shared keeps its key. Undefined if
 *  the user has none of that id. */
export async function shareList(
  db: Executor,
  userId: number,
  id: number,
  shareKey: string | null,
): Promise<StoredList | undefined> {
  const [row] = await db
    .update(customList)
    .set({ shareKey: shareKey && sql`coalesce(${customList.shareKey}, ${shareKey})` })
    .where(own(userId, id))
    .returning();
  return row;
}

export async function deleteList(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db.delete(customList).where(own(userId, id)).returning({ id: customList.id });
  return gone.length === 1;
}

export async function findSharedList(
  db: Executor,
  shareKey: string,
): Promise<StoredList | undefined> {
  const [row] = await db.select().from(customList).where(eq(customList.shareKey, shareKey));
  return row;
}

/** A user's own notes, latest first; given words, only the notes that contain them literally, not as a
 *  pattern. */
export async function searchNotes(
  db: Executor,
  userId: number,
  asked: { readonly words: string; readonly before: number | undefined; readonly most: number },
) {
  return db
    .select()
    .from(playerNote)
    .where(
      and(
        eq(playerNote.userId, userId),
        asked.before === undefined ? undefined : lt(playerNote.id, asked.before),
        asked.words === ''
          ? undefined
          : sql`position(lower(${asked.words}) in lower(${playerNote.text})) > 0`,
      ),
    )
    .orderBy(desc(playerNote.id))
    .limit(asked.most);
}
