import type { Pool, PoolClient } from 'pg';

export type LockOutcome<T> = { readonly ran: true; readonly value: T } | { readonly ran: false };

/** The locks of one process, all on one connection: with one each, a first start, where every job is
 *  due at once, would need as many connections for waiting as for working. */
interface LockSession {
  readonly client: Promise<PoolClient>;
  /** What is held or being asked for, and whom to tell when the connection is lost. */
  readonly held: Map<string, AbortController>;
  readonly lose: () => void;
  /** The end of the last question: a connection answers one at a time. */
  asking: Promise<unknown>;
}

const sessions = new WeakMap<Pool, LockSession>();

/** Runs `work` unless another run, of this process or another, holds `name`. The lock lives on a
 *  connection apart from the work, so a long job holds no transaction open; when that connection is
 *  lost the lock is too, and `signal` says so. */
export async function withJobLock<T>(
  pool: Pool,
  name: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<LockOutcome<T>> {
  const session = sessions.get(pool) ?? openSession(pool);
  // PostgreSQL gives a lock to the session that has it as often as it asks.
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
    // Whoever waits for it hears of it; the next one tries again.
    lose,
  );
  return session;
}

/** Nobody waits for it any more: the pool may use the connection for something else. */
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
