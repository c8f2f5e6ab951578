import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tredici/server/testing/free-port';
import { scratchRoot } from '@tredici/server/testing/scratch-root';

/** A complete Tredici of its own (database, API, jobs, web), on a free port and in a throw-away folder unless
 *  others are given. */
export interface DemoServer {
  readonly url: string;
  /** Where command line tools find its database. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

export async function startDemoServer(
  options: {
    port?: number;
    dataDir?: string;
    env?: Record<string, string>;
    /** With a low priority, so that it takes no time from a browser that is being measured. */
    yields?: boolean;
  } = {},
): Promise<DemoServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(scratchRoot(), 'tredici-demo-')));
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, PORT: String(port), TREDICI_DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Its child processes inherit the priority.
  if (options.yields) setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));

  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/api/health/`))) {
    if (child.exitCode !== null) throw new Error(`Tredici did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataDir,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
