// npm run bench -- scale [--users 1000000] [--prices 10000000] [--seconds 20] [--rounds 3] [--connections
// 50,200] [--only mix,commits,night,rolling,cost] [--out FILE]: whether many users slow each other down, on a
// database of its own that SQL fills with that many users and three times as many sessions.
// mix: lists, match pages, profiles, logins and writes on two servers, compared with the same without writes
// and with everything in the caches.
// commits: changes of users announced to four processes, compared with the same without announcing.
// night: the jobs that go through all users.
// rolling: two servers replaced one after the other under the same load.
// cost: the processor time of each kind of request (used by `studies/many-users.ts`).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { createClock } from '@tredici/server/clock';
import type { DatabaseConnection } from '@tredici/server/db/connect';
import { seedConstants } from '@tredici/server/db/seed-constants';
import { loadDemoWorld } from '@tredici/server/demo/load';
import { createPasswords } from '@tredici/server/features/accounts/passwords/passwords';
import { forecastAll } from '@tredici/server/features/forecasts/compute/forecast-all';
import { readInvalidations } from '@tredici/server/http/invalidation';
import { createLog } from '@tredici/server/log/logging';
import { measureCommits } from './measure/announced-commits.ts';
import { addManyPrices } from './measure/many-prices.ts';
import { addManyUsers, bytesPerUser, logInSome } from './measure/many-users.ts';
import {
  loadMixed,
  MIX_WITHOUT_WRITES,
  type Mix,
  type MixedLoadOptions,
  USUAL_MIX,
} from './measure/mixed-load.ts';
import { measureNight } from './measure/nightly-jobs.ts';
import { openDatabase } from './measure/open-database.ts';
import { measureCosts } from './measure/request-costs.ts';
import { measureRollingRestarts } from './measure/rolling-restarts.ts';
import { serveAsChild } from './measure/serve-child.ts';
import { saveResult } from './save-result.ts';

const PASSWORD = 'Schedina-13';
/** The number of users active at the same time. */
const ACTIVE = 2_000;
const SERVERS = 2;
const LISTENERS = 4;
const ROLLING_CONNECTIONS = 20;
const COST_CONNECTIONS = 20;
const WRITES = 1_000;
const PARTS = ['mix', 'commits', 'night', 'rolling', 'cost'] as const;
const BUDGET = { rate: 0.8, p99: 3, commits: 0.8, nightSeconds: 60, batchMs: 1_000 };

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'listen') await listen();
  else await serveAsChild(process.env);
}

interface Figure {
  readonly figure: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      users: { type: 'string', default: '1000000' },
      prices: { type: 'string', default: '10000000' },
      seconds: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '50,200' },
      only: { type: 'string', default: PARTS.join(',') },
      out: { type: 'string' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.find((part) => !PARTS.some((known) => known === part));
  if (unknown) throw new Error(`--only takes ${PARTS.join(', ')}, not ${unknown}`);
  const folder = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const connection = await openDatabase({ dataDir: folder });
  try {
    const filled = await fill(connection, Number(values.users), Number(values.prices));
    console.log(`${values.users} users and ${values.prices} prices made in ${filled} s`);
    const ms = Number(values.seconds) * 1_000;
    const rounds = Number(values.rounds);
    const figures: Figure[] = [];
    const world = await worldOf(connection, Number(values.users));
    if (only.includes('mix')) {
      const connections = values.connections.split(',').map(Number);
      figures.push(...(await measureMix(connection.url, world, { connections, ms, rounds })));
    }
    if (only.includes('commits'))
      figures.push(...(await measureAnnouncing(connection, ms, rounds)));
    if (only.includes('night')) figures.push(...(await nightFigures(connection)));
    if (only.includes('rolling'))
      figures.push(...(await rollingFigures(connection.url, world, ms)));
    if (only.includes('cost')) {
      const cluster = join(folder, 'postgres');
      figures.push(...(await costFigures(connection, world, ms, cluster)));
    }
    const judged = figures.map((one) => ({ ...one, met: isMet(one) }));
    console.table(judged);
    console.log(`Figures in ${saveResult('scale', { ...values, figures: judged }, values.out)}`);
    if (judged.some(({ met }) => met === false)) process.exitCode = 1;
  } finally {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Undefined for figures that are only shown. */
function isMet({ value, least, most }: Figure): boolean | undefined {
  if (least === undefined && most === undefined) return undefined;
  return (
    value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY)
  );
}

async function fill(
  { db, pool }: DatabaseConnection,
  users: number,
  prices: number,
): Promise<number> {
  const began = performance.now();
  const clock = createClock();
  await seedConstants(db);
  const loaded = await loadDemoWorld({ db, clock });
  if (!loaded.ok) throw new Error(loaded.message);
  await forecastAll({ db, clock });
  await addManyUsers(pool, users, await createPasswords().hash(PASSWORD));
  await addManyPrices(pool, prices);
  return Math.round((performance.now() - began) / 1_000);
}

type World = Pick<MixedLoadOptions, 'users' | 'everybody' | 'password' | 'matchIds' | 'leagueIds'>;

async function worldOf({ pool }: DatabaseConnection, everybody: number): Promise<World> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from match where kickoff_utc > now() and status = 'scheduled' order by kickoff_utc limit 200`,
  );
  return {
    users: await logInSome(pool, ACTIVE),
    everybody,
    password: PASSWORD,
    matchIds: rows.map(({ id }) => Number(id)),
    leagueIds: TOURNAMENTS.map((tournament) => tournament.tournament_id),
  };
}

interface MixOptions {
  readonly connections: readonly number[];
  readonly ms: number;
  readonly rounds: number;
}

async function measureMix(
  url: string,
  world: World,
  { connections, ms, rounds }: MixOptions,
): Promise<Figure[]> {
  const servers = await startChildren(url, SERVERS, 'serve');
  const ports = () => servers.map(({ port }) => port);
  const figures: Figure[] = [];
  let seed = 0;
  try {
    for (const count of connections) {
      const load = (mix: Mix, forMs = ms) => {
        seed += 1;
        return loadMixed({ ...world, ports, connections: count, ms: forMs, mix, seed });
      };
      await load(MIX_WITHOUT_WRITES, 5_000);
      const before = servers.map(memoryOf);
      const pairs = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({ hot: await load(MIX_WITHOUT_WRITES), mixed: await load(USUAL_MIX) });
      }
      const grown = Math.max(...servers.map((server, at) => memoryOf(server) - before[at]!));
      const errors = pairs.flatMap(({ hot, mixed }) => [hot.errors, mixed.errors]);
      if (errors.some((each) => Object.keys(each).length > 0)) console.table(errors);
      const wrong = errors.flatMap((each) => Object.values(each)).reduce((sum, n) => sum + n, 0);
      const of = `${count} connections`;
      figures.push(
        { figure: `${of}: requests a second`, value: median(pairs.map((p) => p.mixed.perSecond)) },
        { figure: `${of}: the same, hot`, value: median(pairs.map((p) => p.hot.perSecond)) },
        {
          figure: `${of}: rate against hot`,
          least: BUDGET.rate,
          value: median(pairs.map((p) => p.mixed.perSecond / p.hot.perSecond)),
        },
        { figure: `${of}: p99, ms`, value: median(pairs.map((p) => p.mixed.p99)) },
        {
          figure: `${of}: p99 against hot`,
          most: BUDGET.p99,
          value: median(pairs.map((p) => p.mixed.p99 / p.hot.p99)),
        },
        { figure: `${of}: errors`, value: wrong, most: 0 },
        { figure: `${of}: memory of a server grown by, MB`, value: Math.round(grown) },
      );
    }
  } finally {
    await stopAll(servers);
  }
  return figures;
}

async function measureAnnouncing(
  connection: DatabaseConnection,
  ms: number,
  rounds: number,
): Promise<Figure[]> {
  const listeners = await startChildren(connection.url, LISTENERS, 'listen');
  try {
    const compare = async (most: number, of: string, least?: number): Promise<Figure[]> => {
      const pairs = [];
      for (let round = 0; round < rounds; round += 1) {
        const silent = await measureCommits(connection, { ms: ms / 4, announce: false, most });
        const announced = await measureCommits(connection, { ms: ms / 4, announce: true, most });
        pairs.push({ silent, announced });
      }
      return [
        { figure: `${of}: announced`, value: median(pairs.map((p) => p.announced)) },
        { figure: `${of}: not announced`, value: median(pairs.map((p) => p.silent)) },
        {
          figure: `${of}: announced against not`,
          ...(least === undefined ? {} : { least }),
          value: median(pairs.map((p) => p.announced / p.silent)),
        },
      ];
    };
    const paced = await compare(WRITES, `commits of ${WRITES} a second`, BUDGET.commits);
    const fastest = await compare(Number.POSITIVE_INFINITY, 'commits as fast as they go');
    const late = await Promise.all(listeners.map(latenessOf));
    return [
      ...paced,
      ...fastest,
      { figure: 'heard after, median, ms', value: median(late.map(({ p50 }) => p50)) },
      { figure: 'heard after, p99, ms', value: Math.max(...late.map(({ p99 }) => p99)) },
      { figure: 'heard by the one that heard least', value: Math.min(...late.map((l) => l.count)) },
    ];
  } finally {
    await stopAll(listeners);
  }
}

async function rollingFigures(url: string, world: World, ms: number): Promise<Figure[]> {
  const load = { ...world, connections: ROLLING_CONNECTIONS, ms, mix: USUAL_MIX, seed: 1 };
  const { restarts, requests, lost } = await measureRollingRestarts(url, load);
  if (Object.keys(lost).length > 0) console.table(lost);
  return [
    { figure: 'rolling: servers replaced', value: restarts, least: 2 },
    { figure: 'rolling: requests', value: requests },
    {
      figure: 'rolling: requests lost',
      most: 0,
      value: Object.values(lost).reduce((sum, count) => sum + count, 0),
    },
  ];
}

async function costFigures(
  { pool, url }: DatabaseConnection,
  world: World,
  ms: number,
  cluster: string,
): Promise<Figure[]> {
  const servers = await startChildren(url, SERVERS, 'serve');
  try {
    const costs = await measureCosts(
      {
        ...world,
        connections: COST_CONNECTIONS,
        ms,
        seed: 1,
        ports: () => servers.map(({ port }) => port),
      },
      { serverPids: servers.map(({ process: child }) => child.pid!), cluster },
    );
    return [
      ...costs.flatMap(({ kind, serverMs, databaseMs }) => [
        { figure: `cost of a ${kind}, ms of a server`, value: serverMs },
        { figure: `cost of a ${kind}, ms of the database`, value: databaseMs },
      ]),
      { figure: 'size of a user, bytes', value: await bytesPerUser(pool) },
    ];
  } finally {
    await stopAll(servers);
  }
}

async function nightFigures(connection: DatabaseConnection): Promise<Figure[]> {
  const { seconds, longestMs, rows } = await measureNight(connection);
  return [
    { figure: 'night: rows removed', value: rows, least: 1 },
    { figure: 'night: all jobs, s', value: seconds, most: BUDGET.nightSeconds },
    { figure: 'night: longest statement, ms', value: longestMs, most: BUDGET.batchMs },
  ];
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Math.round(middle * 100) / 100;
}

type Child = { readonly process: ChildProcess; readonly port: number };

async function startChildren(url: string, count: number, role: string): Promise<Child[]> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '999999999',
    TRUST_PROXY: '1',
  };
  const children: Child[] = [];
  for (let each = 0; each < count; each += 1) {
    const child = fork(import.meta.filename, [role], { env });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    children.push({ process: child, port });
  }
  return children;
}

async function stopAll(children: readonly Child[]): Promise<void> {
  for (const { process: child } of children) {
    child.send('stop');
    await once(child, 'exit');
  }
}

const memoryOf = ({ process: child }: Child): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024;

interface Lateness {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

async function latenessOf({ process: child }: Child): Promise<Lateness> {
  child.send('report');
  const [lateness] = (await once(child, 'message')) as [Lateness];
  return lateness;
}

/** A child process that only listens; each announcement is the instant at which it was sent. */
async function listen(): Promise<void> {
  const { pool, close } = await openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: '',
  });
  const reader = await readInvalidations(pool, createLog('error'));
  const late: number[] = [];
  reader.subscribe((tag) => {
    const at = Number(tag?.split(' ')[1]);
    if (at > 0) late.push(Date.now() - at);
  });
  process.on('message', async (message) => {
    if (message === 'report') {
      await reader.catchUp();
      late.sort((a, b) => a - b);
      const at = (share: number) => late[Math.floor(late.length * share)] ?? Number.NaN;
      process.send?.({ count: late.length, p50: at(0.5), p99: at(0.99) } satisfies Lateness);
    }
    if (message !== 'stop') return;
    await reader.close();
    await close();
    process.exit(0);
  });
  process.send?.({ port: 0 });
}
