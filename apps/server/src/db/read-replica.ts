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
/** What is older is read from the primary: nobody should meet a page of minutes ago. */
const MOST_LAG_MS = 5_000;

export interface ReadReplicaOptions extends PoolOptions {
  readonly url: string;
  readonly primary: Pool;
  readonly warn: (details: object, message: string) => void;
  /** For tests, which wait for nothing. */
  readonly lookEveryMs?: number;
  readonly mostLagMs?: number;
}

export interface ReadReplica {
  /** Reads from the replica while it is near enough, else from the primary. */
  readonly db: Db;
  /** Something has changed now: what the replica gave before it has heard of it would be kept as if new. */
  changed(): void;
  /** Whether the replica answers at present. */
  readonly inUse: boolean;
  close(): Promise<void>;
}

/** A replica of the primary for what is read much. It is trusted only as far as it has come: see
 *  `caught-up.ts`. A query that it cannot answer is asked again at the primary. */
export async function openReadReplica(options: ReadReplicaOptions): Promise<Result<ReadReplica>> {
  const { url, primary, warn, mostLagMs = MOST_LAG_MS } = options;
  const answers = await checkServer(url, 'DATABASE_READ_URL');
  // One that is away at a start may come back; an address that is none never will.
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
      // Before the question: what was committed by then lies before the end that is told.
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

/** Whether a replica comes to where the primary is now within the time that readers would allow it. */
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

/** What drizzle needs of a pool. It takes a connection of it, which is the primary's, for transactions
 *  only; by the name of its class it knows that it must. */
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

/** Null where the server is no replica. */
async function replayed(pool: Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position',
  );
  const position = rows[0]!.position;
  return position === null ? null : readPosition(position);
}

/** Its connection, its shutting down, or a row that the primary has removed meanwhile: nothing that the
 *  primary would say as well. Errors without a code come from the connection itself. */
function isOfReplica(error: unknown): boolean {
  const code = databaseCode(error);
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P|40001|25006|53)/.test(code);
}
