import { hash, randomBytes } from 'node:crypto';
import type { Language } from '@tredici/contract/account';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Executor } from '#db/pool.ts';
import { appUser, session, USER_AGENT_MAX } from '#db/schema/accounts.ts';
import type { Clock } from '../clock.ts';
import { announceChange, type Invalidations } from './invalidation.ts';

const DAY_MS = 86_400_000;
/** A session lives this long after it was last used. */
const LIFETIME_MS = 30 * DAY_MS;
/** Writing the last use down more often would cost a write per request and tell nobody anything. */
const TOUCH_AFTER_MS = 5 * 60_000;
/** A session is looked up again after this long at the latest; its end is announced at once. */
const REMEMBER_MS = 10_000;
const MAX_REMEMBERED = 10_000;
/** 256 bits, written as base64url. */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** What is read of a user with his session, and wherever he is described. */
export const userColumns = {
  id: appUser.id,
  username: appUser.username,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  receiveNewsletter: appUser.receiveNewsletter,
  budgetCents: appUser.budgetCents,
  premiumUntil: appUser.premiumUntil,
  language: appUser.language,
  breakUntil: appUser.breakUntil,
  noOdds: appUser.noOdds,
  sessionReminderMinutes: appUser.sessionReminderMinutes,
};

export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly receiveNewsletter: boolean | null;
  readonly budgetCents: number;
  readonly premiumUntil: Date | null;
  readonly language: Language;
  readonly breakUntil: Date | null;
  readonly noOdds: boolean;
  readonly sessionReminderMinutes: number | null;
}

export interface Session {
  readonly id: number;
  readonly user: SessionUser;
}

/** Premium is decided here and nowhere else, at the moment it is asked. */
export function isPremium(user: Pick<SessionUser, 'premiumUntil'>, now: Date): boolean {
  return user.premiumUntil !== null && user.premiumUntil > now;
}

/** On a break that he gave himself: no odds, no suggestions, no plan. */
export function isOnBreak(user: Pick<SessionUser, 'breakUntil'>, now: Date): boolean {
  return user.breakUntil !== null && user.breakUntil > now;
}

/** What a process that changed a user must say, so that the others look again. */
export const userTag = (userId: number): string => `user:${userId}`;

export interface Sessions {
  open(tx: Executor, userId: number, userAgent: string): Promise<string>;
  find(token: string): Promise<Session | undefined>;
  end(tx: Executor, opened: Session): Promise<void>;
  /** Looks a user's sessions up again, at once in this process; the others hear of it. */
  forget(userId: number): void;
}

export function createSessions(db: Db, clock: Clock, invalidations: Invalidations): Sessions {
  const remembered = new Map<string, { session: Session; until: number; expiresAt: number }>();
  let changes = 0;
  invalidations.subscribe((tag) => {
    if (tag !== undefined && !tag.startsWith('user:')) return;
    changes += 1;
    for (const [
      key,
      {
        session: { user },
      },
    ] of remembered) {
      if (tag === undefined || tag === userTag(user.id)) remembered.delete(key);
    }
  });

  return {
    async open(tx, userId, userAgent) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await tx.insert(session).values({
        tokenHash: hashToken(token),
        userId,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        userAgent: cleanUserAgent(userAgent),
      });
      return token;
    },

    async find(token) {
      if (!TOKEN_SHAPE.test(token)) return undefined;
      const hash = hashToken(token);
      const key = hash.toString('base64');
      const now = clock.now();
      const known = remembered.get(key);
      if (known && known.until > performance.now() && known.expiresAt > now.getTime()) {
        return known.session;
      }
      const before = changes;
      const found = await findSession(db, hash, now);
      if (!found) {
        remembered.delete(key);
        return undefined;
      }
      if (invalidations.listening && before === changes) {
        if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value!);
        remembered.set(key, {
          session: found.session,
          until: performance.now() + REMEMBER_MS,
          expiresAt: found.expiresAt.getTime(),
        });
      }
      return found.session;
    },

    async end(tx, opened) {
      await tx
        .update(session)
        .set({ endedAt: clock.now() })
        .where(and(eq(session.id, opened.id), isNull(session.endedAt)));
      await announceChange(tx, userTag(opened.user.id));
      for (const [key, entry] of remembered) {
        if (entry.session.id === opened.id) remembered.delete(key);
      }
    },

    forget(userId) {
      changes += 1;
      for (const [key, entry] of remembered) {
        if (entry.session.user.id === userId) remembered.delete(key);
      }
    },
  };
}

async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      id: session.id,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
      user: userColumns,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(
      and(eq(session.tokenHash, tokenHash), isNull(session.endedAt), gt(session.expiresAt, now)),
    );
  if (!row) return undefined;
  let { expiresAt } = row;
  if (now.getTime() - row.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
    expiresAt = new Date(now.getTime() + LIFETIME_MS);
    await db
      .update(session)
      .set({ lastUsedAt: now, expiresAt })
      .where(and(eq(session.id, row.id), isNull(session.endedAt)));
  }
  return { session: { id: row.id, user: row.user } satisfies Session, expiresAt };
}

/** Sessions that can open nothing any more. Kept a while after their end, then gone. */
export async function purgeSessions(tx: Executor, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 7 * DAY_MS);
  const gone = await tx
    .delete(session)
    .where(sql`${session.expiresAt} < ${before} or ${session.endedAt} < ${before}`);
  return gone.rowCount ?? 0;
}

function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The bearer token of an Authorization header, whatever else the header may hold. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([^\s]{1,200}) *$/i.exec(header ?? '')?.[1];
}

/** Control characters and half of a surrogate pair have no business in a table. */
function cleanUserAgent(text: string): string {
  return [...text.replaceAll(/\p{C}/gu, ' ').toWellFormed()].slice(0, USER_AGENT_MAX).join('');
}
