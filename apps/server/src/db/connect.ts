import { Client, type Pool } from 'pg';
import { causeOf, checkServer } from './check-server.ts';
import { checkSessions } from './check-sessions.ts';
import { startEmbedded } from './embedded/start.ts';
import { type Db, limitRole, openPool, type PoolOptions } from './pool.ts';
import { accept, type Result, refuse } from './result.ts';

export interface DatabaseConfig {
  /** An external PostgreSQL, used instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** The same server, without the pooler in front of it. */
  readonly databaseDirectUrl?: string | undefined;
  /** `databaseUrl` leads to the embedded database, which another process keeps running. */
  readonly databaseIsEmbedded?: boolean | undefined;
  readonly dataDir: string;
}

export interface ConnectOptions extends PoolOptions {
  /** Bypasses the pooler, for processes that need sessions, such as workers with their job locks. */
  readonly direct?: boolean | undefined;
}

export interface DatabaseConnection {
  readonly db: Db;
  readonly pool: Pool;
  /** For work that needs its own session, such as locks. The same as `pool` unless there is a pooler. */
  readonly directPool: Pool;
  /** An address that keeps sessions, for migrations and the queue. */
  readonly url: string;
  /** Ends the pools and, when this process is its last user, the embedded server. */
  close(): Promise<void>;
}

interface Server {
  readonly url: string;
  readonly pooledUrl?: string;
  release(): Promise<void>;
}

/** The embedded server is known to run, but may answer slowly while other programs start. */
const EMBEDDED_TIMEOUT_MS = 30_000;
/** Used beside a pooler: all locks share one connection, and the payment queue needs one or two. */
const DIRECT_CONNECTIONS = 4;

/** The only place that decides between the embedded and an external database. */
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
      // The pooler's connections read the role's limits only when they are opened.
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
