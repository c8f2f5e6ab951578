import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';

/** Each starts many processes while other tests run: far more than it takes on a machine at rest. */
const PATIENCE_MS = 300_000;
/** npm start as a real process, on a test's database. */
const START = join(import.meta.dirname, '../../../scripts/start.ts');
const [database, ofLive] = await Promise.all([
  createTestDatabase({ migrated: false }),
  createTestDatabase({ migrated: false }),
]);
/** For tests that are about processes alone: no demo world to load and forecast, and no provider. */
const LIVE = {
  TREDICI_MODE: 'live',
  DATABASE_URL: ofLive.url,
  FOOTBALL_DATA_URL: 'http://127.0.0.1:9',
};

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly dataDir: string;
  output(): string;
  ended(): Promise<number | null>;
}

async function freePort(): Promise<number> {
  const probe = await hold(0);
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

async function hold(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-start-'));
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      TREDICI_DATA_DIR: dataDir,
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the whole of it can be signalled, as a terminal does.
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exit;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => output,
    ended: async () => (await exit)[0] as number | null,
  };
}

async function serving({ url, child, output }: Started): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/api/health/`).catch(() => undefined);
    if (reply?.ok) return;
    if (child.exitCode !== null) throw new Error(`ended instead:\n${output()}`);
    await sleep(50);
  }
}

async function isServing(url: string): Promise<boolean> {
  return fetch(`${url}/api/health/`).then(
    () => true,
    () => false,
  );
}

/** The processes that the supervisor has started and that still live. */
async function descendants(pid: number): Promise<number[]> {
  const listing = spawn('ps', ['-A', '-o', 'pid=,pgid=']);
  let text = '';
  listing.stdout.on('data', (chunk) => (text += chunk));
  await once(listing, 'close');
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, group]) => group === pid && own !== pid)
    .map(([own]) => own!);
}

/** The living child that runs an entry. */
async function childOf(started: Started, entry: 'server.ts' | 'worker.ts'): Promise<number> {
  const pids = await descendants(started.child.pid!);
  const found = pids.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(entry));
  expect(found).toHaveLength(1);
  return found[0]!;
}

function postmasterFile(dataDir: string): string {
  return join(dataDir, 'postgres', 'postmaster.pid');
}

async function bothRunning({ child }: Started): Promise<void> {
  await expect
    .poll(async () => (await descendants(child.pid!)).length, { timeout: 60_000 })
    .toBe(2);
}

/** How long a return may take is for the bench `restarts` to judge; here other tests run besides. */
const RETURN_MS = 90_000;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it serves, greets, and stops at %s within three seconds with code 0',
  async (signal) => {
    const started = await start();
    await serving(started);
    await expect.poll(started.output, { timeout: 30_000 }).toContain(`serving at ${started.url}`);
    expect(started.output()).toContain(
      'pro@tredici.test and free@tredici.test, password Tredici13!',
    );
    const before = performance.now();
    // To the whole group, and twice, as an impatient Ctrl-C is.
    process.kill(-started.child.pid!, signal);
    await sleep(20);
    process.kill(-started.child.pid!, signal);
    expect(await started.ended()).toBe(0);
    expect(performance.now() - before).toBeLessThan(3_000);
    expect(await descendants(started.child.pid!)).toEqual([]);
    expect(started.output()).not.toMatch(/error|warn/i);
  },
  PATIENCE_MS,
);

test(
  'children whose supervisor is killed stop by themselves',
  async () => {
    const started = await start(LIVE);
    await serving(started);
    await bothRunning(started);
    started.child.kill('SIGKILL');
    await started.ended();
    // A worker that was still loading notices once it has loaded.
    await expect.poll(() => descendants(started.child.pid!), { timeout: 60_000 }).toEqual([]);
    expect(await isServing(started.url)).toBe(false);
  },
  PATIENCE_MS,
);

test(
  'a worker and a server that are killed are started again, a server not for ever',
  async () => {
    const started = await start(LIVE);
    await serving(started);
    await bothRunning(started);
    process.kill(await childOf(started, 'worker.ts'), 'SIGKILL');
    await expect.poll(started.output, { timeout: 30_000 }).toContain('starting it again in 1 s');
    await bothRunning(started);

    process.kill(await childOf(started, 'server.ts'), 'SIGKILL');
    await expect.poll(started.output, { timeout: RETURN_MS }).toContain('the server is back');
    await serving(started);
    expect(started.output()).toContain('the server ended (SIGKILL); starting it again');
    // The next two as soon as there is something to kill: three within a minute, however slow it starts.
    const killed = await childOf(started, 'server.ts');
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => childOf(started, 'server.ts').catch(() => killed), { timeout: RETURN_MS })
      .not.toBe(killed);
    process.kill(await childOf(started, 'server.ts'), 'SIGKILL');
    expect(await started.ended()).toBe(1);
    expect(started.output().trim().split('\n').at(-1)).toBe(
      'Tredici: the server ended three times within a minute (SIGKILL).',
    );
    expect(await descendants(started.child.pid!)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'the embedded database comes back after kill -9, where it was, and is served again',
  async () => {
    // An installation without the demo world is ready sooner.
    const started = await start({ ...LIVE, DATABASE_URL: '' });
    await serving(started);
    const isHealthy = async () =>
      (await fetch(`${started.url}/api/v1/tredici/notices/`).catch(() => undefined))?.ok ?? false;
    const kill = () => {
      const pid = /^\d+/.exec(readFileSync(postmasterFile(started.dataDir), 'utf8'))![0];
      process.kill(Number(pid), 'SIGKILL');
    };
    kill();
    await expect
      .poll(started.output, { timeout: RETURN_MS })
      .toContain('the embedded database is back');
    await expect.poll(isHealthy, { timeout: RETURN_MS }).toBe(true);
    expect(started.output()).toContain('Tredici: the embedded database ended; starting it again');
    expect(started.output()).not.toContain('DATABASE_URL');
    started.child.kill('SIGTERM');
    expect(await started.ended()).toBe(0);
    expect(existsSync(postmasterFile(started.dataDir))).toBe(false);
  },
  PATIENCE_MS,
);

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"'],
  [{ HOST: '203.0.113.1' }, 'HOST is "203.0.113.1", which is no address of this machine'],
  [{ TREDICI_DATA_DIR: '/dev/null/data' }, 'the data folder /dev/null/data cannot be written'],
  [{ TREDICI_DATA_DIR: '/proc/x' }, 'the data folder /proc/x cannot be written'],
  [{ TREDICI_NOW: 'later' }, 'TREDICI_NOW is "later"'],
])('%j is refused at once, in one line', async (env, message) => {
  const started = await start(env);
  expect(await started.ended()).toBe(1);
  expect(started.output()).toContain(message);
  expect(started.output().trim().split('\n')).toHaveLength(1);
});

test('a port in use is told with another to try', async () => {
  const holder = await hold(0);
  const { port } = holder.address() as { port: number };
  const started = await start({ PORT: String(port) });
  expect(await started.ended()).toBe(1);
  expect(started.output().trim()).toBe(
    `Tredici: port ${port} is in use: stop the program that holds it, or choose another, as in PORT=${port + 1} npm start.`,
  );
  holder.close();
});
