import type { Pool, PoolClient } from 'pg';

export type LockOutcome<T> = { readonly ran: true; readonly value: T } | { readonly ran: false };

/** All locks of one process share one connection. At a first start every job is due at once, and a connection
 *  for each lock would double the number of connections. */
interface LockSession {
  readonly client: Promise<PoolClient>;
  /** Locks held or being requested, each with what aborts its work when the connection is lost. */
  readonly held: Map<string, AbortController>;
  readonly lose: () => void;
  /** The end of the last query: a connection runs one at a time. */
  asking: Promise<unknown>;
}

const sessions = new WeakMap<Pool, LockSession>();

/** Runs `work` unless another run, here or in another process, holds `name`. The lock has a connection of its
 *  own, so a long job holds no transaction open. If that connection is lost the lock is lost too, and
 *  `signal` is aborted. */
export async function withJobLock<T>(
  pool: Pool,
  name: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<LockOutcome<T>> {
  const session = sessions.get(pool) ?? openSession(pool);
  // PostgreSQL would grant a lock again to the session that holds it, so we check here.
  if (session.held.has(name)) return { ran: false };
  const lost = new AbortController();
  session.held.set(name, lost);
  try {
    if (!(await ask(session, 'pg_try_advisory_lock', name))) return { ran: false };
    try {
      return { ran: true, value: await work(lost.signal) };
    } finally {
      if (!lost.signal.aborted) await ask(session, 'pg_advisory_unlock', name);
    }
  } finally {
    session.held.delete(name);
    if (session.held.size === 0) await closeSession(pool, session);
  }
}

function openSession(pool: Pool): LockSession {
  const held: LockSession['held'] = new Map();
  const lose = () => {
    if (sessions.get(pool) === session) sessions.delete(pool);
    for (const [name, lost] of held) {
      lost.abort(new Error(`the lock "${name}" was lost with its connection`));
    }
  };
  const client = pool.connect();
  const session: LockSession = { client, held, lose, asking: client };
  sessions.set(pool, session);
  client.then(
    (connected) => connected.on('error', lose).on('end', lose),
    // Those already waiting get the error; the next caller opens a new session.
    lose,
  );
  return session;
}

/** Gives the connection back to the pool once no lock is held on it. */
async function closeSession(pool: Pool, session: LockSession): Promise<void> {
  const isLost = sessions.get(pool) !== session;
  if (!isLost) sessions.delete(pool);
  const client = await session.client.catch(() => undefined);
  client?.off('error', session.lose).off('end', session.lose);
  client?.release(isLost);
}

async function ask(
  session: LockSession,
  what: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
  name: string,
): Promise<boolean> {
  const client = await session.client;
  const answer = session.asking
    .catch(() => {})
    .then(() =>
      client.query<{ yes: boolean }>(`select ${what}(hashtextextended($1, 0)) as yes`, [name]),
    );
  session.asking = answer;
  return (await answer).rows[0]?.yes === true;
}
