import { Client, type Pool } from 'pg';
import { causeOf, checkServer } from './check-server.ts';
import { checkSessions } from './check-sessions.ts';
import { startEmbedded } from './embedded/start.ts';
import { type Db, limitRole, openPool, type PoolOptions } from './pool.ts';
import { accept, type Result, refuse } from './result.ts';

export interface DatabaseConfig {
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** The same server without the pooler that `databaseUrl` leads through. */
  readonly databaseDirectUrl?: string | undefined;
  /** That URL leads to the embedded one, which another process keeps running. */
  readonly databaseIsEmbedded?: boolean | undefined;
  readonly dataDir: string;
}

export interface ConnectOptions extends PoolOptions {
  /** For processes whose work needs sessions, such as jobs with their locks: no pooler between. */
  readonly direct?: boolean | undefined;
}

export interface DatabaseConnection {
  readonly db: Db;
  readonly pool: Pool;
  /** For what needs a session of its own, such as locks: the same as `pool` unless that is pooled. */
  readonly directPool: Pool;
  /** Where a session is kept: for migrations and the queue. */
  readonly url: string;
  /** Ends the pool and, when this process is its last user, the embedded server. */
  close(): Promise<void>;
}

interface Server {
  readonly url: string;
  readonly pooledUrl?: string;
  release(): Promise<void>;
}

/** It is on this machine and runs: a start beside other programs may leave it unheard for longer than 5 s. */
const EMBEDDED_TIMEOUT_MS = 30_000;
/** Beside a pooler: locks share one, the queue of payments needs one or two. */
const DIRECT_CONNECTIONS = 4;

/** Where the data live is decided here and nowhere else: after this there are only addresses. */
export async function connectDatabase(
  config: DatabaseConfig,
  { direct = false, ...options }: ConnectOptions = {},
): Promise<Result<DatabaseConnection>> {
  const server: Result<Server> = config.databaseUrl
    ? await checkExternal(config.databaseUrl, config)
    : await startEmbedded({ dataDir: config.dataDir, log: options.log ?? (() => {}) });
  if (!server.ok) return server;
  const { url, pooledUrl, release } = server.value;
  const pooled = !direct && pooledUrl !== undefined;
  const { pool, db } = openPool(pooled ? pooledUrl : url, { ...options, pooled });
  const directPool = pooled ? openPool(url, { ...options, max: DIRECT_CONNECTIONS }).pool : pool;
  let closing: Promise<void> | undefined;
  const close = async () => {
    await Promise.all([...new Set([pool, directPool])].map((one) => one.end()));
    await release();
  };
  return accept({
    db,
    pool,
    directPool,
    url,
    close: () => {
      closing ??= close();
      return closing;
    },
  });
}

async function checkExternal(
  url: string,
  { databaseDirectUrl, databaseIsEmbedded, dataDir }: DatabaseConfig,
): Promise<Result<Server>> {
  const release = async () => {};
  if (databaseIsEmbedded) {
    const answers = await checkServer(url, 'DATABASE_URL', {
      explain: (error) =>
        `The embedded database in ${dataDir} does not answer (${causeOf(error)}): stop Tredici and start it again.`,
      timeoutMs: EMBEDDED_TIMEOUT_MS,
    });
    return answers.ok ? accept({ url, release }) : answers;
  }
  const hearAt = databaseDirectUrl ?? url;
  try {
    if (databaseDirectUrl) {
      const answers = await checkServer(databaseDirectUrl, 'DATABASE_DIRECT_URL');
      if (!answers.ok) return answers;
      // Before the pooler opens its first connection, which reads them only then.
      await withClient(databaseDirectUrl, limitRole);
    }
    const answers = await checkServer(url, 'DATABASE_URL');
    if (!answers.ok) return answers;
    const heard = await checkSessions({ speakAt: url, hearAt });
    if (!heard.ok) return heard;
    return accept({ url: hearAt, ...(databaseDirectUrl && { pooledUrl: url }), release });
  } catch (error) {
    return refuse(`The server of DATABASE_URL stopped answering (${causeOf(error)}).`);
  }
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
