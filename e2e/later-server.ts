import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../scripts/demo-server.ts';

/** A second server on the journeys' own database, whose clock is ahead of theirs. */
export async function startLaterServer(
  now: Date,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const entry = join(import.meta.dirname, '../apps/server/src/server.ts');
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: String(port),
      TREDICI_DATA_DIR: process.env.E2E_DATA_DIR,
      TREDICI_NOW: now.toISOString(),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/health/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the later server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
