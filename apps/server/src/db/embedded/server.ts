import { readdir, readFile, realpath, rm, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { accept, type Result, refuse } from '../result.ts';
import { SUPERUSER } from './cluster.ts';
import type { Home } from './home.ts';
import { postmasterState } from './processes.ts';
import { explainFailure, isPassing, isPortTaken } from './refusals.ts';

const HOST = '127.0.0.1';
/** Recovery after a crash may replay half a gigabyte. */
const RECOVERY_MS = 120_000;
/** How long a killed server's remaining processes may hold its files. */
const PASSING_MS = 20_000;
const POLL_MS = 100;
const PORT_ATTEMPTS = 5;

interface PidFile {
  readonly pid: number;
  readonly port: number;
}

/** The port of the cluster's server if it runs and answers; undefined if it has to be started. */
export async function joinServer(
  home: Home,
  password: string,
): Promise<Result<number | undefined>> {
  const deadline = Date.now() + RECOVERY_MS;
  for (;;) {
    const found = await readPidFile(home.cluster);
    if (!found) return accept(undefined);
    const answer = await ask(found.port, password, home.cluster);
    if (answer === 'ours') return accept(found.port);
    const state = postmasterState(found.pid, home.cluster);
    if (state === 'gone') {
      // PostgreSQL would take a zombie, or another process with the same number, for a living server. Its own
      // check of the shared memory still guards against backends that outlive their parent.
      await rm(join(home.cluster, 'postmaster.pid'), { force: true });
      return accept(undefined);
    }
    if (answer === 'refused') {
      return refuse(
        `The database in ${home.cluster} runs but refuses the password kept beside it: stop that server, then start again.`,
      );
    }
    if (Date.now() > deadline) {
      return refuse(
        `The database in ${home.cluster} (process ${found.pid}) does not answer: stop it, then start again.`,
      );
    }
    await sleep(POLL_MS);
  }
}

/** Whether the process named in the cluster's pid file still exists. */
export async function isServerThere(home: Home): Promise<boolean> {
  const found = await readPidFile(home.cluster);
  return found !== undefined && postmasterState(found.pid, home.cluster) !== 'gone';
}

/** Starts the cluster's server on the requested port, or on a free one, and returns the port. */
export async function startServer(
  home: Home,
  password: string,
  dataDir: string,
  wantedPort?: number,
): Promise<Result<number>> {
  const startLog = join(home.cluster, 'start.log');
  const deadline = Date.now() + PASSING_MS;
  for (let portsTried = 0; ; ) {
    const port = portsTried === 0 && wantedPort ? wantedPort : await freePort();
    if (port === undefined) {
      return refuse(`No port is free on ${HOST}: stop another program, or set DATABASE_URL.`);
    }
    await truncate(startLog, 0).catch(() => {});
    const before = await logSizes(home.cluster);
    const { code, text } = await home.runner.run(join(home.bin, 'pg_ctl'), [
      'start',
      `--pgdata=${home.cluster}`,
      `--log=${startLog}`,
      '--wait',
      `--timeout=${RECOVERY_MS / 1000}`,
      '--silent',
      `--options=-p ${port}`,
    ]);
    if (code === 0) return accept(port);

    const output = [
      text,
      await readFile(startLog, 'utf8').catch(() => ''),
      await logSince(home.cluster, before),
    ].join('\n');
    if (isPortTaken(output) && portsTried < PORT_ATTEMPTS) {
      portsTried += 1;
    } else if (isPassing(output) && Date.now() < deadline) {
      await sleep(POLL_MS * 2);
      const joined = await joinServer(home, password);
      if (!joined.ok) return joined;
      if (joined.value !== undefined) return accept(joined.value);
    } else {
      return refuse(explainFailure(output, dataDir, startLog));
    }
  }
}

/** Ends every connection and stops the server; true once nothing runs any more. */
export async function stopServer(home: Home): Promise<boolean> {
  const pgCtl = join(home.bin, 'pg_ctl');
  for (const mode of ['fast', 'immediate']) {
    if (!(await readPidFile(home.cluster))) return true;
    const args = [
      'stop',
      `--pgdata=${home.cluster}`,
      `--mode=${mode}`,
      '--wait',
      '--timeout=30',
      '--silent',
    ];
    if ((await home.runner.run(pgCtl, args)).code === 0) return true;
  }
  return false;
}

async function ask(
  port: number,
  password: string,
  cluster: string,
): Promise<'ours' | 'silent' | 'refused'> {
  const client = new Client({
    host: HOST,
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  // A server that is shutting down may cut the connection after its answer.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const theirs = rows[0]?.data_directory ?? '';
    // After ours died, another server may have got its port.
    return (await realpath(theirs).catch(() => theirs)) === (await realpath(cluster))
      ? 'ours'
      : 'silent';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '28P01'
      ? 'refused'
      : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}

async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return {
    pid: Number.parseInt(lines[0] ?? '', 10) || 0,
    port: Number.parseInt(lines[3] ?? '', 10) || 0,
  };
}

function freePort(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(0, HOST, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

async function logSizes(cluster: string): Promise<Map<string, number>> {
  const folder = join(cluster, 'log');
  const sizes = new Map<string, number>();
  for (const name of await readdir(folder).catch(() => [])) {
    sizes.set(
      name,
      await stat(join(folder, name)).then(
        (s) => s.size,
        () => 0,
      ),
    );
  }
  return sizes;
}

/** What the server has written to its own log since: some refusals come only there. */
async function logSince(cluster: string, before: ReadonlyMap<string, number>): Promise<string> {
  let text = '';
  for (const [name, size] of await logSizes(cluster)) {
    const old = before.get(name) ?? 0;
    if (size === old) continue;
    const bytes = await readFile(join(cluster, 'log', name)).catch(() => Buffer.alloc(0));
    text += bytes.subarray(size > old ? old : 0).toString();
  }
  return text;
}
