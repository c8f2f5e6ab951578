import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tredici/server/testing/free-port';
import { loadMixed, type MixedLoadOptions } from './mixed-load.ts';

const SERVER = join(import.meta.dirname, '../../apps/server/src/server.ts');
/** How long a server reports that it is about to close, and how often a balancer checks it. */
const CLOSING_SECONDS = 3;
const ASK_EVERY_MS = 250;

export interface RollingRestarts {
  readonly restarts: number;
  readonly requests: number;
  /** Requests without the expected reply, by status or error. */
  readonly lost: Readonly<Record<string, number>>;
}

/** Replaces two servers alternately under load. Each is a process of its own, and a balancer sends requests
 *  to those that are healthy. */
export async function measureRollingRestarts(
  databaseUrl: string,
  load: Omit<MixedLoadOptions, 'ports' | 'until'>,
): Promise<RollingRestarts> {
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) => startServer(databaseUrl, port));
  const balancer = startBalancer(ports);
  const over = new AbortController();
  let restarts = 0;
  try {
    for (const port of ports) await balancer.untilHealthy(port);
    const loading = loadMixed({ ...load, ports: balancer.healthy, until: over.signal });
    const ends = performance.now() + load.ms;
    while (performance.now() < ends) {
      const at = restarts % ports.length;
      const exit = once(servers[at]!, 'exit');
      servers[at]!.kill('SIGTERM');
      await exit;
      servers[at] = startServer(databaseUrl, ports[at]!);
      await balancer.untilHealthy(ports[at]!);
      restarts += 1;
    }
    over.abort();
    const { requests, errors } = await loading;
    return { restarts, requests, lost: errors };
  } finally {
    balancer.stop();
    for (const server of servers) {
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    }
  }
}

function startServer(databaseUrl: string, port: number): ChildProcess {
  return spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      CLOSING_SECONDS: String(CLOSING_SECONDS),
      RATE_LIMIT_PER_MINUTE: '999999999',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function startBalancer(ports: readonly number[]) {
  const good = new Set<number>();
  let isOver = false;
  const watch = async (port: number) => {
    while (!isOver) {
      const url = `http://127.0.0.1:${port}/api/health/`;
      const reply = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined);
      if (reply?.ok) good.add(port);
      else good.delete(port);
      await reply?.arrayBuffer().catch(() => {});
      await sleep(ASK_EVERY_MS);
    }
  };
  for (const port of ports) void watch(port);
  return {
    healthy: () => [...good],
    async untilHealthy(port: number) {
      // Its health from before the close request no longer counts, only what it reports from now on.
      good.delete(port);
      while (!good.has(port)) await sleep(20);
    },
    stop() {
      isOver = true;
    },
  };
}
