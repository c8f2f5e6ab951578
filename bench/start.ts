// npm run bench -- start: a first start of the demo, as `npm start` does it in an empty data folder: how long
// until it serves, until the coming matches are forecast, and until the record of the last year is there.
// Reports whether the web had to be built; after an install it is built already.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataHealth } from '@tredici/contract/health';
import type { TrackRecord } from '@tredici/contract/track-record';
import { freePort } from '@tredici/server/testing/free-port';
import { saveResult } from './save-result.ts';

const BUDGET_SECONDS = 30;
const GIVE_UP_MS = 300_000;
const START = join(import.meta.dirname, '../scripts/start.ts');

export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-start-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api`;
  const started = performance.now();
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, TREDICI_DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  /** Seconds until the reply of an address meets the condition. */
  const until = async <T>(path: string, isThere: (reply: T) => boolean): Promise<number> => {
    while (performance.now() - started < GIVE_UP_MS && child.exitCode === null) {
      const reply = await fetch(base + path).catch(() => undefined);
      if (reply?.ok && isThere((await reply.json()) as T)) return secondsSince(started);
      await sleep(50);
    }
    throw new Error(`it never came to that:\n${said}`);
  };
  try {
    const seconds = {
      serves: await until('/health/', () => true),
      'forecasts are made': await until<DataHealth>(
        '/health/sources/',
        ({ forecasts_at }) => forecasts_at !== null,
      ),
      'the record is there': await until<TrackRecord>(
        '/v1/tredici/track-record/',
        ({ number_of_matches }) => number_of_matches > 0,
      ),
    };
    const figures = { 'the web was built': said.includes('building the web'), ...seconds };
    console.table(figures);
    const passed = seconds['the record is there'] <= BUDGET_SECONDS;
    console.log(`${passed ? 'Within' : 'OUTSIDE'} the budget of ${BUDGET_SECONDS} s.`);
    console.log(`Written to ${saveResult('start', figures)}`);
    if (!passed) process.exitCode = 1;
  } finally {
    child.kill('SIGTERM');
    await exit;
    await rm(dataDir, { recursive: true, force: true });
  }
}

const secondsSince = (started: number) => Math.round(performance.now() - started) / 1000;
