import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runKillRounds } from '#testing/database/kill-rounds.ts';
import { temporaryFolder } from '#testing/database/temporary-folder.ts';

const folder = temporaryFolder();

// /proc shows which processes of the server are running at the moment of a kill.
test.runIf(process.platform === 'linux')(
  'no acknowledged row is lost to kill -9 of Node, of the postmaster and of its backends',
  { timeout: 120_000 },
  async () => {
    const dataDir = join(folder, 'data');
    const result = await runKillRounds({ dataDir, rounds: 6, writeMs: 350, writers: 4 });
    process.stdout.write(`kill test: ${result.acknowledged} acknowledged, ${result.lost} lost\n`);
    expect(result.acknowledged).toBeGreaterThan(100);
    expect(result.lost).toBe(0);
    expect(result.joined).toBe(2);
  },
);
