// npm run bench -- login [seconds] [connections]: how many logins with argon2id a single server process
// handles per second, and the longest time its event loop is blocked meanwhile. The server runs in its own
// process with its own database; this process only sends requests.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '@tredici/server/app';
import { createClock } from '@tredici/server/clock';
import { readConfig } from '@tredici/server/config';
import { appUser } from '@tredici/server/db/schema/accounts';
import { createPasswords } from '@tredici/server/features/accounts/passwords/passwords';
import { openDatabase } from './measure/open-database.ts';
import { saveResult } from './save-result.ts';

const USERS = 64;
const PASSWORD = 'Tredici13!';
const LEAST_PER_SECOND = 50;
const MOST_DELAY_MS = 50;

if (process.argv[1] === import.meta.filename) await serve(process.argv[2]!);

export async function run(args: readonly string[]): Promise<void> {
  const seconds = Number(args[0] ?? 10);
  const connections = Number(args[1] ?? 16);
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const server = fork(import.meta.filename, [dataDir]);
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    await logInFor(port, 1_000, connections);
    server.send('measure');
    const latencies = await logInFor(port, seconds * 1_000, connections);
    server.send('report');
    const [held] = (await once(server, 'message')) as [
      { maxMs: number; p99Ms: number; rssMb: number; cpuMs: number },
    ];
    const result = {
      cores: availableParallelism(),
      seconds,
      connections,
      loginsPerSecond: Math.round(latencies.length / seconds),
      medianMs: Math.round(quantile(latencies, 0.5)),
      p99Ms: Math.round(quantile(latencies, 0.99)),
      eventLoopMaxMs: Math.round(held.maxMs * 10) / 10,
      eventLoopP99Ms: Math.round(held.p99Ms * 10) / 10,
      serverMemoryMb: Math.round(held.rssMb),
      // The cost of a login, whatever else the machine is doing.
      processorMsPerLogin: Math.round((held.cpuMs / latencies.length) * 10) / 10,
    };
    console.table(result);
    const passed =
      result.loginsPerSecond >= LEAST_PER_SECOND && result.eventLoopMaxMs <= MOST_DELAY_MS;
    console.log(
      `${passed ? 'Within' : 'OUTSIDE'} the budget: at least ${LEAST_PER_SECOND} logins a second, event loop never held up for more than ${MOST_DELAY_MS} ms.`,
    );
    console.log(`Written to ${saveResult('login', result)}`);
    if (!passed) process.exitCode = 1;
  } finally {
    server.send('stop');
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each connection logs in again as soon as it is answered; returns how long each login took. */
async function logInFor(port: number, ms: number, connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const until = performance.now() + ms;
  const one = async (first: number) => {
    for (let user = first; performance.now() < until; user += connections) {
      const started = performance.now();
      const status = await logIn(agent, port, user % USERS);
      if (status !== 200) throw new Error(`a login was answered with ${status}`);
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)));
  agent.destroy();
  return latencies;
}

async function logIn(agent: Agent, port: number, user: number): Promise<number> {
  const asked = request({
    agent,
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/account/login/',
    headers: { 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify({ username: `user-${user}@example.test`, password: PASSWORD }));
  const [reply] = await once(asked, 'response');
  reply.resume();
  await once(reply, 'end');
  return reply.statusCode;
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

/** The child process: the real server, with a monitor of its event loop. */
async function serve(dataDir: string): Promise<void> {
  const config = readConfig({ TREDICI_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  if (!config.ok) throw new Error(config.message);
  const { db, pool, close } = await openDatabase(config.value);
  const passwordHash = await createPasswords().hash(PASSWORD);
  await db.insert(appUser).values(
    Array.from({ length: USERS }, (_, i) => ({
      username: `user-${i}`,
      email: `user-${i}@example.test`,
      passwordHash,
      emailVerifiedAt: new Date(),
    })),
  );
  const app = await buildApp({ config: config.value, clock: createClock(), db, pool });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let before = cpuMs();
  process.on('message', async (message) => {
    if (message === 'measure') {
      delay.reset();
      before = cpuMs();
    }
    // The monitor's figures include its sampling interval of five milliseconds, which is subtracted.
    if (message === 'report') {
      process.send?.({
        maxMs: delay.max / 1e6 - 5,
        p99Ms: delay.percentile(99) / 1e6 - 5,
        rssMb: process.memoryUsage.rss() / 1e6,
        cpuMs: cpuMs() - before,
      });
    }
    if (message === 'stop') {
      await app.close();
      await close();
      process.exit(0);
    }
  });
  process.send?.({ port: (app.server.address() as { port: number }).port });
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
