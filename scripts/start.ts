// npm start: builds the web when it is stale, brings up the database, then runs the server and the
// worker until it is told to stop.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createClock } from '@tredici/server/clock';
import type { Config } from '@tredici/server/config';
import { openDataFolder } from '@tredici/server/db/embedded/folder';
import {
  configOrExit,
  explainListenFailure,
  refuseToStart,
} from '@tredici/server/process-lifecycle';
// The demo world's modules are imported later and load faster with this.
import '@tredici/server/quicker-imports';
import { type KeptDatabase, keepDatabase } from './keep-database.ts';
import { type ServerReady, type Supervised, superviseProcesses } from './supervise.ts';
import { buildWeb, isWebStale } from './web-build.ts';

const say = (line: string) => process.stdout.write(`Tredici: ${line}\n`);
const config = configOrExit();
const clock = createClock(config.startsAt);

// Refuse early, before anything slow.
await mustBeWritable(config.dataDir);
await mustBeFree(config);

const stop = new AbortController();
// Ctrl-C reaches the whole process group and may come twice: the first signal is already being handled.
process.on('SIGTERM', () => stop.abort());
process.on('SIGINT', () => stop.abort());
const stopAsked = once(stop.signal, 'abort');
stopWithNpm();

let processes: Supervised | undefined;
const database = await startDatabase();
const obstacle = isWebStale() ? await buildBesidesPreparing() : undefined;
if (obstacle !== undefined || stop.signal.aborted) {
  await database.release();
  if (stop.signal.aborted) process.exit(0);
  refuseToStart(obstacle ?? '');
}

processes = superviseProcesses({
  env: async () => ({
    ...process.env,
    DATABASE_URL: await database.url(),
    ...(config.databaseUrl ? {} : { DATABASE_IS_EMBEDDED: 'yes' }),
    // A moved clock has advanced since we read it: pass the current time on to the children.
    ...(config.startsAt ? { TREDICI_NOW: clock.now().toISOString() } : {}),
  }),
  say,
  isBrief: config.mode === 'demo' && process.env.LOG_LEVEL === undefined,
});
void processes.ready.then((ready) => ready && welcome(ready));

const end = await Promise.race([
  stopAsked.then(() => 'asked' as const),
  processes.ended,
  database.lost,
]);
await processes.stop();
await database.release();
if (end === 'asked') process.exit(0);
if (end === undefined) process.exit(1);
refuseToStart(end);

/** npm passes a signal on to its shell, and the shell may die of it without telling us: then our parent
 *  process changes. When started by hand we may well outlive the shell. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop.abort(), 200).unref();
}

async function startDatabase(): Promise<KeptDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl) {
    return {
      url: async () => databaseUrl,
      lost: new Promise(() => {}),
      release: async () => {},
    };
  }
  const kept = await keepDatabase(config.dataDir, say, () => processes?.restart());
  return kept.ok ? kept.value : refuseToStart(kept.message);
}

/** Only a first start has these two long tasks, so they run at the same time. At any other start the server
 *  prepares the database itself, which is quick. */
async function buildBesidesPreparing(): Promise<string | undefined> {
  const [built, prepared] = await Promise.all([buildWeb(say, stop.signal), prepare()]);
  if (!built) return 'the web could not be built: the reason is above.';
  return prepared.ok ? undefined : prepared.message;
}

async function prepare() {
  const { openPool } = await import('@tredici/server/db/pool');
  const { prepareDatabase, showDemoProgress } = await import('@tredici/server/prepare-database');
  const url = config.databaseDirectUrl ?? (await database.url());
  const { pool, db } = openPool(url);
  try {
    return await prepareDatabase({ db, url }, config, clock, showDemoProgress);
  } finally {
    await pool.end();
  }
}

async function welcome({ url, demoUsers }: ServerReady): Promise<void> {
  const answer = await fetch(`${url}/api/health/`).catch(() => undefined);
  if (!answer?.ok) return;
  const lines = [`Tredici is serving at ${url}`];
  if (demoUsers.length > 0) {
    const names = demoUsers.map(({ username }) => username).join(' and ');
    lines.push(`Demo users  ${names}, password ${demoUsers[0]?.password}`);
  }
  if (!config.databaseUrl) lines.push(`Data        ${config.dataDir}`);
  lines.push('Stop with Ctrl-C');
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

async function mustBeWritable(folder: string): Promise<void> {
  try {
    await openDataFolder(folder);
  } catch {
    refuseToStart(
      `the data folder ${folder} cannot be written: change its permissions, or choose another by TREDICI_DATA_DIR.`,
    );
  }
}

async function mustBeFree({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port, exclusive: true });
    await once(probe, 'listening');
  } catch (error) {
    refuseToStart(explainListenFailure(error as NodeJS.ErrnoException, { host, port }));
  }
  probe.close();
  await once(probe, 'close');
}
