import { Client } from 'pg';
import { accept, type Result, refuse } from './result.ts';

const OLDEST_MAJOR = 15;

interface CheckOptions {
  readonly explain?: (error: unknown) => string;
  readonly timeoutMs?: number;
}

/** Whether a usable PostgreSQL answers at this address; `name` is the variable that holds the address. */
export async function checkServer(
  url: string,
  name: string,
  { explain = (error) => explainConnectFailure(error, name), timeoutMs = 5_000 }: CheckOptions = {},
): Promise<Result<undefined>> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    return refuse(
      `${name} is not a PostgreSQL address: write it as postgresql://user:password@host:5432/database.`,
    );
  }
  let client: Client;
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
    // The pending query reports a lost server. Without a listener the event would end the process.
    client.on('error', () => {});
    await client.connect();
  } catch (error) {
    return refuse(explain(error));
  }
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return refuseOldServer(Number(rows[0]?.server_version_num), name) ?? accept(undefined);
  } catch (error) {
    return refuse(explain(error));
  } finally {
    await client.end().catch(() => {});
  }
}

/** `number` as PostgreSQL writes it: 150004 is 15.4. */
export function refuseOldServer(
  number: number,
  name = 'DATABASE_URL',
): { ok: false; message: string } | undefined {
  const major = Math.floor(number / 10_000);
  if (major >= OLDEST_MAJOR) return undefined;
  return refuse(`${name} leads to PostgreSQL ${major}: use version ${OLDEST_MAJOR} or newer.`);
}

/** Never repeats the address itself, which holds a password. */
export function explainConnectFailure(error: unknown, name = 'DATABASE_URL'): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case '28P01':
    case '28000':
      return `${name} is refused by its server: check the user name and the password.`;
    case '3D000':
      return `${name} names a database that does not exist on its server: create it or correct the name.`;
    case '53300':
      return `The server of ${name} has no connection free: raise its max_connections or stop another program.`;
    case 'ERR_INVALID_URL':
      return `${name} cannot be read as an address: percent-encode special characters of the password.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host in ${name} is not known: check its name.`;
    default:
      return `The server of ${name} does not answer (${causeOf(error)}): check that it runs and that host and port are right.`;
  }
}

export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code ? String(error.code) : error.message;
}
