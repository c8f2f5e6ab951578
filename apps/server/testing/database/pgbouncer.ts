import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { findProgram } from '../machine-program.ts';

/** This machine's pooler, if it has one. */
export const pgbouncerPath = findProgram('pgbouncer');

export interface Pooler {
  readonly url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode in front of a server, as in an operator's setup. */
export async function startPgbouncer(serverUrl: string): Promise<Pooler> {
  if (!pgbouncerPath) throw new Error('This machine has no pgbouncer.');
  const server = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'tredici-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const password = decodeURIComponent(server.password);
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${server.username} password='${password}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  const start = async () => {
    // It refuses to run as root.
    const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn(pgbouncerPath!, ['-q', ...asOther, settings], { stdio: 'ignore' });
    await untilAnswering(url.href);
    return child;
  };
  let running = await start();
  const end = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const exit = once(running, 'exit');
    running.kill('SIGKILL');
    await exit;
  };
  return {
    url: url.href,
    restart: async () => {
      await end();
      running = await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
