import type { Invalidations } from '#http/invalidation.ts';
import { changedUser } from '#http/user-changes.ts';
import type { AccountSession } from './store.ts';

/** A session is looked up again after this time at the latest; its end is announced immediately. */
const REMEMBER_MS = 10_000;
const MAX_REMEMBERED = 10_000;

/** A lookup in progress: it may have read data from before a change that arrives meanwhile. */
interface Lookup {
  everything: boolean;
  readonly changedUsers: Set<number>;
}

interface Remembered {
  readonly session: AccountSession;
  /** By the machine's clock, which nothing moves. */
  readonly until: number;
  readonly expiresAt: Date;
}

export interface RememberedSessions {
  get(key: string, now: Date): AccountSession | undefined;
  /** Runs a lookup and remembers its result, unless that user changed meanwhile. */
  load(
    key: string,
    find: () => Promise<{ session: AccountSession; expiresAt: Date } | undefined>,
  ): Promise<AccountSession | undefined>;
  forget(userId: number): void;
}

/** The sessions that this process has looked up recently, by token: tokens arrive with every request, and
 *  hashes are needed only for what is stored. A change of one user affects only that user's sessions, however
 *  many others are remembered or being looked up. */
export function rememberSessions(invalidations: Invalidations): RememberedSessions {
  const byKey = new Map<string, Remembered>();
  const keysOf = new Map<number, Set<string>>();
  const lookups = new Set<Lookup>();

  const drop = (key: string) => {
    const userId = byKey.get(key)?.session.user.id;
    if (userId === undefined) return;
    byKey.delete(key);
    const keys = keysOf.get(userId);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(userId);
  };
  const forget = (userId: number) => {
    for (const lookup of lookups) lookup.changedUsers.add(userId);
    for (const key of [...(keysOf.get(userId) ?? [])]) drop(key);
  };
  const forgetAll = () => {
    for (const lookup of lookups) lookup.everything = true;
    byKey.clear();
    keysOf.clear();
  };
  invalidations.subscribe((tag) => {
    if (tag === undefined) return forgetAll();
    const userId = changedUser(tag);
    if (userId !== undefined) forget(userId);
  });

  return {
    get(key, now) {
      const known = byKey.get(key);
      if (!known) return undefined;
      if (known.until > performance.now() && known.expiresAt > now) return known.session;
      drop(key);
      return undefined;
    },
    async load(key, find) {
      const lookup: Lookup = { everything: false, changedUsers: new Set() };
      lookups.add(lookup);
      try {
        const found = await find();
        drop(key);
        if (!found) return undefined;
        const { session, expiresAt } = found;
        const { id } = session.user;
        if (!invalidations.listening || lookup.everything || lookup.changedUsers.has(id)) {
          return session;
        }
        if (byKey.size >= MAX_REMEMBERED) drop(byKey.keys().next().value!);
        byKey.set(key, { session, until: performance.now() + REMEMBER_MS, expiresAt });
        keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key));
        return session;
      } finally {
        lookups.delete(lookup);
      }
    },
    forget,
  };
}
