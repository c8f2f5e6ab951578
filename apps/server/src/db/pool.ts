import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Db = NodePgDatabase;
/** What a store's functions take: the database, or a transaction of it. */
export type Executor = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

export interface PoolOptions {
  /** Seen in pg_stat_activity: which of the processes is asking. */
  readonly applicationName?: string | undefined;
  /** Connections of this process; all processes together must stay below the server's limit. */
  readonly max?: number | undefined;
  /** A query that runs longer is a mistake of ours, not patience of the user's. */
  readonly statementTimeoutMs?: number | undefined;
  readonly log?: ((message: string) => void) | undefined;
}

export function openPool(url: string, options: PoolOptions = {}): { pool: Pool; db: Db } {
  const pool = new Pool({
    connectionString: url,
    application_name: options.applicationName ?? 'tredici',
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the server closes is replaced at the next query; unheard, it would
  // end the process.
  pool.on('error', (error) =>
    options.log?.(`database: an idle connection ended: ${error.message}`),
  );
  return { pool, db: drizzle({ client: pool }) };
}
