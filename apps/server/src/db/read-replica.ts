import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { createCaughtUp, readPosition } from './caught-up.ts';
import { causeOf, checkServer } from './check-server.ts';
import { type Db, type Executor, openPool, type PoolOptions } from './pool.ts';
import { accept, type Result, refuse } from './result.ts';
import { databaseCode } from './transaction.ts';

const END_OF_LOG = 'select pg_current_wal_lsn()::text as position';
const LOOK_EVERY_MS = 500;
/** With a longer lag the primary is read, so that nobody sees a page that is minutes old. */
const MOST_LAG_MS = 5_000;

export interface ReadReplicaOptions extends PoolOptions {
  readonly url: string;
  readonly primary: Pool;
  readonly warn: (details: object, message: string) => void;
  /** Shortened by tests. */
  readonly lookEveryMs?: number;
  readonly mostLagMs?: number;
}

export interface ReadReplica {
  /** Reads from the replica while it is close enough behind, else from the primary. */
  readonly db: Db;
  /** Call this when data has changed: until the replica has the change, reads go to the primary. Otherwise
   *  old rows would be cached as new ones. */
  changed(): void;
  /** Whether reads currently go to the replica. */
  readonly inUse: boolean;
  close(): Promise<void>;
}

/** Opens a replica for frequent reads. It is used only as far as it has caught up (`caught-up.ts`), and a
 *  query that it cannot answer is repeated on the primary. */
export async function openReadReplica(options: ReadReplicaOptions): Promise<Result<ReadReplica>> {
  const { url, primary, warn, mostLagMs = MOST_LAG_MS } = options;
  const answers = await checkServer(url, 'DATABASE_READ_URL');
  // A server that is down may come back; an unusable address never will.
  if (!answers.ok && !URL.canParse(url)) return answers;
  const { pool } = openPool(url, options);
  if (answers.ok && (await replayed(pool).catch(() => undefined)) === null) {
    await pool.end();
    return refuse('DATABASE_READ_URL leads to a server that is not a replica: leave it away.');
  }

  const caughtUp = createCaughtUp();
  let changedAt = performance.now();
  let wasInUse = true;
  let looking: Promise<void> | undefined;
  const isInUse = () => {
    const { until } = caughtUp;
    return until !== undefined && until >= changedAt && performance.now() - until <= mostLagMs;
  };
  const look = async () => {
    let cause: string | undefined;
    try {
      // Taken before the query: everything committed by now lies before the position it returns.
      const at = performance.now();
      caughtUp.noteEnd(at, await endOfLog(primary));
      const passed = await replayed(pool);
      if (passed === null) cause = 'it is a replica no more';
      else caughtUp.notePassed(passed);
    } catch (error) {
      cause = causeOf(error);
    }
    const lag = performance.now() - (caughtUp.until ?? Number.NEGATIVE_INFINITY);
    const inUse = lag <= mostLagMs;
    if (inUse !== wasInUse) {
      if (inUse) warn({}, 'the replica has caught up: it is read again');
      else
        warn(
          { cause, lagMs: Number.isFinite(lag) ? lag : null },
          'the replica is too far behind: the primary is read',
        );
    }
    wasInUse = inUse;
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, options.lookEveryMs ?? LOOK_EVERY_MS);
  timer.unref();
  await look();

  const reading = new ReadPool(primary, pool, isInUse);
  return accept({
    db: drizzle({ client: reading as unknown as Pool }),
    changed: () => {
      changedAt = performance.now();
    },
    get inUse() {
      return isInUse();
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  });
}

/** Whether the replica reaches the primary's current position within the accepted lag. */
export async function follows(url: string, primary: Executor): Promise<boolean> {
  const { rows } = await primary.execute<{ position: string }>(sql.raw(END_OF_LOG));
  const end = readPosition(rows[0]!.position);
  const { pool } = openPool(url, { max: 1, pooled: true });
  try {
    const until = performance.now() + MOST_LAG_MS;
    do {
      const passed = await replayed(pool);
      if (passed === null) return false;
      if (passed >= end) return true;
      await sleep(LOOK_EVERY_MS);
    } while (performance.now() < until);
    return false;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
}

/** The part of a pool that drizzle uses. It calls `connect` only for transactions, which run on the primary;
 *  it recognises a pool by a class name that contains "Pool". */
class ReadPool {
  readonly #primary: Pool;
  readonly #replica: Pool;
  readonly #isInUse: () => boolean;

  constructor(primary: Pool, replica: Pool, isInUse: () => boolean) {
    this.#primary = primary;
    this.#replica = replica;
    this.#isInUse = isInUse;
  }

  connect(): Promise<PoolClient> {
    return this.#primary.connect();
  }

  async query(query: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (!this.#isInUse()) return this.#primary.query(query, values);
    try {
      return await this.#replica.query(query, values);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      return this.#primary.query(query, values);
    }
  }
}

async function endOfLog(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>(END_OF_LOG);
  return readPosition(rows[0]!.position);
}

/** Null if the server is not a replica. */
async function replayed(pool: Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position',
  );
  const position = rows[0]!.position;
  return position === null ? null : readPosition(position);
}

/** Errors of the replica alone: its connection, its shutdown, or a row that the primary has removed
 *  meanwhile. Errors without a code come from the connection itself. */
function isOfReplica(error: unknown): boolean {
  const code = databaseCode(error);
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P|40001|25006|53)/.test(code);
}
