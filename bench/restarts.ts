// npm run bench -- restarts [rounds]: `npm start` whose database, server or worker is killed repeatedly while
// a client writes: how long until it serves, works and accepts writes again, and whether an acknowledged
// write is lost. A round takes some ten seconds, because a start gives up after three deaths of one kind
// within a minute.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@tredici/server/db/embedded/start';
import { openPool } from '@tredici/server/db/pool';
import { freePort } from '@tredici/server/testing/free-port';
import { saveResult } from './save-result.ts';

const BUDGET_SECONDS = 10;
const GIVE_UP_MS = 120_000;
/** A start survives two deaths of one kind within a minute, but not a third. */
const BETWEEN_DEATHS_MS = 31_000;
const START = join(import.meta.dirname, '../scripts/start.ts');
const VICTIMS = ['database', 'server', 'worker'] as const;
type Victim = (typeof VICTIMS)[number];

export async function run(args: readonly string[]): Promise<void> {
  const rounds = Number(args[0] ?? 50);
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-restarts-'));
  const port = await freePort();
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      TREDICI_DATA_DIR: dataDir,
      PORT: String(port),
      DATABASE_URL: '',
      TREDICI_MODE: 'live',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  const address = `http://127.0.0.1:${port}/api/health/`;
  try {
    await untilServing(address, child);
    const writer = await startWriting(dataDir);
    await until(() => writer.hasNewWorker([]), child);
    const seconds: Record<Victim, number[]> = { database: [], server: [], worker: [] };
    const lastDeath = new Map<Victim, number>();
    for (let round = 0; round < rounds; round += 1) {
      const victim = VICTIMS[round % VICTIMS.length]!;
      const since = performance.now() - (lastDeath.get(victim) ?? Number.NEGATIVE_INFINITY);
      await sleep(Math.max(500, BETWEEN_DEATHS_MS - since));
      const written = writer.acknowledged.size;
      const connections = await writer.workerConnections();
      const struckAt = performance.now();
      lastDeath.set(victim, struckAt);
      process.kill(pidOf(victim, dataDir, child.pid!), 'SIGKILL');
      // The old process may still answer for a moment.
      await sleep(50);
      await untilServing(address, child);
      await until(() => writer.acknowledged.size > written + 10, child);
      if (victim !== 'server') await until(() => writer.hasNewWorker(connections), child);
      seconds[victim].push((performance.now() - struckAt) / 1_000);
    }
    const lost = await writer.end();
    const slowest = (of: Victim) => Math.round(Math.max(...seconds[of], 0) * 100) / 100;
    const figures = {
      rounds,
      'writes acknowledged': writer.acknowledged.size,
      'writes lost': lost,
      'slowest return of the database, s': slowest('database'),
      'slowest return of the server, s': slowest('server'),
      'slowest return of the worker, s': slowest('worker'),
    };
    console.table(figures);
    const within = VICTIMS.every((victim) => slowest(victim) <= BUDGET_SECONDS);
    const passed = lost === 0 && within;
    console.log(`${passed ? 'Within' : 'OUTSIDE'} the budget: 0 lost, ${BUDGET_SECONDS} s.`);
    console.log(`Written to ${saveResult('restarts', figures)}`);
    if (!passed) process.exitCode = 1;
  } finally {
    child.kill('SIGTERM');
    await exit;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function until(isSo: () => boolean | Promise<boolean>, child: ChildProcess): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (child.exitCode !== null) throw new Error('the start has ended');
    if (performance.now() - began > GIVE_UP_MS) throw new Error('it does not come back');
    await sleep(20);
  }
}

const untilServing = (address: string, child: ChildProcess) =>
  until(async () => (await fetch(address).catch(() => undefined))?.ok === true, child);

/** Writes one row after another, even while the database is down, and counts the acknowledged ones. */
async function startWriting(dataDir: string) {
  const server = await startEmbedded({ dataDir, log: () => {} });
  if (!server.ok) throw new Error(server.message);
  const { pool } = openPool(server.value.url, { max: 4 });
  await pool.query('create table restart_probe (row int primary key)');
  const acknowledged = new Set<number>();
  let isOver = false;
  let next = 0;
  const write = async () => {
    while (!isOver) {
      next += 1;
      const row = next;
      await pool
        .query('insert into restart_probe values ($1)', [row])
        .then(() => acknowledged.add(row))
        .catch(() => sleep(20));
    }
  };
  const workerConnections = async (): Promise<number[]> => {
    const { rows } = await pool
      .query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name like 'tredici-worker%'`,
      )
      .catch(() => ({ rows: [] }));
    return rows.map(({ pid }) => pid);
  };
  const writing = Promise.all(Array.from({ length: 4 }, write));
  return {
    acknowledged,
    workerConnections,
    /** Whether a worker has opened new database connections. */
    hasNewWorker: async (known: readonly number[]) =>
      (await workerConnections()).some((pid) => !known.includes(pid)),
    /** Returns how many acknowledged rows are missing. */
    async end(): Promise<number> {
      isOver = true;
      await writing;
      const { rows } = await pool.query<{ row: number }>('select row from restart_probe');
      await pool.end();
      const there = new Set(rows.map(({ row }) => row));
      return [...acknowledged].filter((row) => !there.has(row)).length;
    },
  };
}

function pidOf(victim: Victim, dataDir: string, supervisor: number): number {
  if (victim === 'database') {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  }
  const found = readdirSync('/proc').find((name) => {
    try {
      const stat = readFileSync(`/proc/${Number(name)}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const command = readFileSync(`/proc/${Number(name)}/cmdline`, 'utf8');
      return parent === supervisor && command.includes(`${victim}.ts`);
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`there is no ${victim} to kill`);
  return Number(found);
}
