import { Client, type Pool } from 'pg';
import { startEmbedded } from './embedded/start.ts';
import { type Db, openPool, type PoolOptions } from './pool.ts';
import { accept, type Result, refuse } from './result.ts';

export interface DatabaseConfig {
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** That URL leads to the embedded one, which another process keeps running. */
  readonly databaseIsEmbedded?: boolean | undefined;
  readonly dataDir: string;
}

export interface DatabaseConnection {
  readonly db: Db;
  readonly pool: Pool;
  readonly url: string;
  /** Ends the pool and, when this process is its last user, the embedded server. */
  close(): Promise<void>;
}

const OLDEST_MAJOR = 15;

/** Where the data live is decided here and nowhere else: after this there is only a URL. */
export async function connectDatabase(
  config: DatabaseConfig,
  options: PoolOptions = {},
): Promise<Result<DatabaseConnection>> {
  const server = config.databaseUrl
    ? await checkExternal(config.databaseUrl, config)
    : await startEmbedded({ dataDir: config.dataDir, log: options.log ?? (() => {}) });
  if (!server.ok) return server;
  const { url, release } = server.value;
  const { pool, db } = openPool(url, options);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await pool.end();
    await release();
  };
  return accept({
    db,
    pool,
    url,
    close: () => {
      closing ??= close();
      return closing;
    },
  });
}

async function checkExternal(
  url: string,
  { databaseIsEmbedded, dataDir }: DatabaseConfig,
): Promise<Result<{ url: string; release(): Promise<void> }>> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    return refuse(
      'DATABASE_URL is not a PostgreSQL address: write it as postgresql://user:password@host:5432/database.',
    );
  }
  const explain = (error: unknown) =>
    databaseIsEmbedded
      ? `The embedded database in ${dataDir} does not answer (${causeOf(error)}): stop Tredici and start it again.`
      : explainConnectFailure(error);
  let client: Client;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    await client.connect();
  } catch (error) {
    return refuse(explain(error));
  }
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const tooOld = refuseOldServer(Number(rows[0]?.server_version_num));
    if (tooOld) return tooOld;
    return accept({ url, release: async () => {} });
  } catch (error) {
    return refuse(explain(error));
  } finally {
    await client.end().catch(() => {});
  }
}

/** `number` as PostgreSQL writes it: 150004 is 15.4. */
export function refuseOldServer(number: number): { ok: false; message: string } | undefined {
  const major = Math.floor(number / 10_000);
  if (major >= OLDEST_MAJOR) return undefined;
  return refuse(`DATABASE_URL leads to PostgreSQL ${major}: use version ${OLDEST_MAJOR} or newer.`);
}

/** The address itself is never repeated: it holds a password. */
export function explainConnectFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case '28P01':
    case '28000':
      return 'DATABASE_URL is refused by its server: check the user name and the password.';
    case '3D000':
      return 'DATABASE_URL names a database that does not exist on its server: create it or correct the name.';
    case '53300':
      return 'The server of DATABASE_URL has no connection free: raise its max_connections or stop another program.';
    case 'ERR_INVALID_URL':
      return 'DATABASE_URL cannot be read as an address: percent-encode special characters of the password.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The host in DATABASE_URL is not known: check its name.';
    default:
      return `The server of DATABASE_URL does not answer (${causeOf(error)}): check that it runs and that host and port are right.`;
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code ? String(error.code) : error.message;
}
