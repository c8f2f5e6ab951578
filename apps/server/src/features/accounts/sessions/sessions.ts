import { hash, randomBytes } from 'node:crypto';
import type { Db, Executor } from '#db/pool.ts';
import { USER_AGENT_MAX } from '#db/schema/accounts.ts';
import type { Deps } from '#http/deps.ts';
import type { Invalidations } from '#http/invalidation.ts';
import type { Sessions } from '#http/session.ts';
import { rememberSessions } from './remembered-sessions.ts';
import { type AccountSession, addSession, prepareFindSession } from './store.ts';

/** 256 bits, written as base64url. */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

export interface AccountSessions extends Sessions {
  open(tx: Executor, userId: number, userAgent: string): Promise<string>;
  find(token: string): AccountSession | undefined | Promise<AccountSession | undefined>;
  /** Makes this process look a user's sessions up again. */
  forget(userId: number): void;
}

export function createSessions(
  db: Db,
  clock: Deps['clock'],
  invalidations: Invalidations,
  options: { readonly isPooled: boolean },
): AccountSessions {
  const remembered = rememberSessions(invalidations);
  let findSession: ReturnType<typeof prepareFindSession> | undefined;
  return {
    async open(tx, userId, userAgent) {
      const token = randomBytes(32).toString('base64url');
      const about = { tokenHash: hashToken(token), userAgent: cleanUserAgent(userAgent) };
      await addSession(tx, userId, about, clock.now());
      return token;
    },
    find(token) {
      const now = clock.now();
      const known = remembered.get(token, now);
      if (known || !TOKEN_SHAPE.test(token)) return known;
      findSession ??= prepareFindSession(db, options);
      const find = findSession;
      return remembered.load(token, () => find(hashToken(token), now));
    },
    forget: remembered.forget,
  };
}

function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Removes control characters and unpaired surrogates, which do not belong in a table. */
function cleanUserAgent(text: string): string {
  return [...text.replaceAll(/\p{C}/gu, ' ').toWellFormed()].slice(0, USER_AGENT_MAX).join('');
}
