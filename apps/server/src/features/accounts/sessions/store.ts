import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Db, Executor } from '#db/pool.ts';
import { appUser, session } from '#db/schema/accounts.ts';
import { DAY_MS } from '#durations.ts';
import type { Session } from '#http/session.ts';
import { type User, userColumns } from '../user.ts';

/** A session ends this long after its last use, */
const LIFETIME_MS = 30 * DAY_MS;
/** and this long after the login at the latest. */
const LONGEST_MS = 180 * DAY_MS;
/** Sessions of one user; a login beyond it ends the one that was used least recently. */
const MOST_OPEN = 20;
/** Recording the last use more often would cost a write per request for no benefit. */
const TOUCH_AFTER_MS = 5 * 60_000;

export interface AccountSession extends Session {
  readonly user: User;
}

export async function addSession(
  tx: Executor,
  userId: number,
  about: { readonly tokenHash: Buffer; readonly userAgent: string },
  now: Date,
): Promise<void> {
  await tx.insert(session).values({
    ...about,
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
}

/** Whether this is still the user's password; if so, it is locked until the transaction ends. */
export async function holdPassword(
  tx: Executor,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  const held = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.passwordHash, passwordHash)))
    .for('share');
  return held.length === 1;
}

/** The open sessions of a user beyond the maximum, least recently used ones. */
export async function listTooMany(db: Executor, userId: number, now: Date): Promise<number[]> {
  const beyond = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.endedAt), gt(session.expiresAt, now)))
    // If a clock was set back, or is behind another server's, the session just opened still counts as the
    // newest.
    .orderBy(desc(sql`least(${session.lastUsedAt}, ${now})`), desc(session.id))
    .offset(MOST_OPEN);
  return beyond.map(({ id }) => id);
}

/** The open session of a token; looking it up counts as using it. Most requests run only this query, so it is
 *  prepared once for each connection. Not behind a pooler, which may send the next request to a connection
 *  that does not have it. */
export function prepareFindSession(db: Db, { isPooled = false } = {}) {
  const findOpen = db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
      user: userColumns,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        isNull(session.endedAt),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(isPooled ? '' : 'find_session');
  return async (tokenHash: Buffer, now: Date) => {
    const [row] = await findOpen.execute({ tokenHash, now });
    if (!row) return undefined;
    let { expiresAt } = row;
    if (now.getTime() - row.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
      const latest = row.createdAt.getTime() + LONGEST_MS;
      expiresAt = new Date(Math.min(now.getTime() + LIFETIME_MS, latest));
      await db
        .update(session)
        .set({ lastUsedAt: now, expiresAt })
        .where(and(eq(session.id, row.id), isNull(session.endedAt)));
    }
    return { session: { id: row.id, user: row.user } satisfies AccountSession, expiresAt };
  };
}

/** The time of the session's login. */
export async function findOpenedAt(db: Executor, sessionId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: session.createdAt })
    .from(session)
    .where(eq(session.id, sessionId));
  return row?.createdAt;
}

export async function listOpenSessions(db: Executor, userId: number, now: Date) {
  return db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt), desc(session.id));
}

/** Ends all or some of a user's sessions, within a change of that user. Returns how many. */
export async function endSessions(
  tx: Executor,
  userId: number,
  now: Date,
  choice: { readonly only?: readonly number[]; readonly but?: number } = {},
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: now })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
        choice.only && inArray(session.id, [...choice.only]),
        choice.but === undefined ? undefined : ne(session.id, choice.but),
      ),
    );
  return ended.rowCount ?? 0;
}

/** Deletes sessions that are expired or ended, after keeping them for a while. */
export async function purgeSessions(
  db: Executor,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - 7 * DAY_MS);
  const since = (oldestFirst: typeof session.expiresAt | typeof session.endedAt) =>
    deleteInBatches(db, session, lt(oldestFirst, before), { oldestFirst, signal });
  return (await since(session.expiresAt)) + (await since(session.endedAt));
}
