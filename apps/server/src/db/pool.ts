import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Client, Pool } from 'pg';

export type Db = NodePgDatabase;
/** What store functions take: the database or a transaction. */
export type Executor = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

export interface PoolOptions {
  /** Shown in pg_stat_activity, to tell processes apart. */
  readonly applicationName?: string | undefined;
  /** Connections of this process; all processes together must stay below the server's limit. */
  readonly max?: number | undefined;
  /** A query that runs longer is a bug: no user waits that long. */
  readonly statementTimeoutMs?: number | undefined;
  /** True for a pooler, which shares connections between clients. No session setting may be changed there, so
   *  the limits are those of the role (`limitRole`). */
  readonly pooled?: boolean | undefined;
  readonly log?: ((message: string) => void) | undefined;
}

const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

export function openPool(url: string, options: PoolOptions = {}): { pool: Pool; db: Db } {
  const pool = new Pool({
    connectionString: url,
    application_name: options.applicationName ?? 'tredici',
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(!options.pooled && {
      statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  });
  // An idle connection that the server closes is replaced at the next query. Without a listener the event
  // would end the process.
  pool.on('error', (error) =>
    options.log?.(`database: an idle connection ended: ${error.message}`),
  );
  return { pool, db: drizzle({ client: pool }) };
}

const ROLE_LIMITS: Readonly<Record<string, string>> = {
  statement_timeout: `${STATEMENT_TIMEOUT_MS}ms`,
  idle_in_transaction_session_timeout: `${IDLE_IN_TRANSACTION_MS}ms`,
};

/** Gives our role in this database the limits that pooled connections cannot set themselves. Written only
 *  where they differ, because they are read when a connection is opened. */
export async function limitRole(client: Client): Promise<void> {
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtextextended('tredici role limits', 0))");
  const { rows } = await client.query<{ setting: string }>(`
    select unnest(s.setconfig) as setting
    from pg_db_role_setting s join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase
    where r.rolname = current_user and d.datname = current_database()`);
  const present = new Set(rows.map(({ setting }) => setting));
  const missing = Object.entries(ROLE_LIMITS).filter(
    ([name, value]) => !present.has(`${name}=${value}`),
  );
  for (const [name, value] of missing) {
    await client.query(
      `do $$ begin execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}'); end $$`,
    );
  }
  await client.query('commit');
}
