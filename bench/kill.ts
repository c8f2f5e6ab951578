import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runKillRounds } from '@tredici/server/testing/database/kill-rounds';

/** A longer kill test: `npm run bench -- kill [rounds] [milliseconds of writing per round]`. */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 50);
  const writeMs = Number(args[1] ?? 1000);
  const folder = mkdtempSync(join(tmpdir(), 'tredici-kill-'));
  try {
    const dataDir = join(folder, 'data');
    const result = await runKillRounds({ dataDir, rounds, writeMs, writers: 8 });
    console.table({
      'rounds of kill -9': rounds,
      'rows acknowledged': result.acknowledged,
      'rows lost': result.lost,
      'rounds that joined a running server': result.joined,
      'slowest restart (ms)': Math.round(result.slowestRestartMs),
    });
    if (result.lost > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
