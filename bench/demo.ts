// npm run bench -- demo: how long it takes to make and load the demo world at a first start, to find it
// loaded at a later one, and to bring it forward by a day.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedConstants } from '@tredici/server/db/seed-constants';
import { loadDemoWorld } from '@tredici/server/demo/load';
import { pricesOf } from '@tredici/server/demo/world/prices';
import { worldSeasons } from '@tredici/server/demo/world/world';
import { DAY_MS } from '@tredici/server/durations';
import { openDatabase } from './measure/open-database.ts';
import { watchUsage } from './measure/usage.ts';
import { saveResult } from './save-result.ts';

const BUDGET_SECONDS = { make: 3, load: 10 };

/** `npm run bench -- demo [ISO instant to start from]` */
export async function run(args: readonly string[]): Promise<void> {
  const now = args[0] ? Date.parse(args[0]) : Date.now();
  const made = make(now);
  const dataDir = await mkdtemp(join(tmpdir(), 'tredici-demo-'));
  try {
    const { db, close } = await openDatabase({ dataDir });
    try {
      await seedConstants(db);
      const load = async (at: number) => {
        const usage = watchUsage(join(dataDir, 'postgres'));
        const started = performance.now();
        const loaded = await loadDemoWorld({ db, clock: { now: () => new Date(at) } });
        if (!loaded.ok) throw new Error(loaded.message);
        const { cpuSeconds, databaseCpuSeconds } = usage.end();
        return { seconds: secondsSince(started), cpuSeconds, databaseCpuSeconds, ...loaded.value };
      };
      const figures = {
        'made in memory': made,
        'first start': await load(now),
        'second start': await load(now),
        'a day later': await load(now + DAY_MS),
        'three months later': await load(now + 90 * DAY_MS),
      };
      console.table(figures);
      console.log(`Written to ${saveResult('demo', figures)}`);
      const tooSlow =
        made.seconds > BUDGET_SECONDS.make || figures['first start'].seconds > BUDGET_SECONDS.load;
      if (tooSlow) process.exitCode = 1;
    } finally {
      await close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function make(now: number) {
  const started = performance.now();
  const origin = { seed: 13, beganAt: now };
  let matches = 0;
  let prices = 0;
  for (const season of worldSeasons(origin, now)) {
    matches += season.matches.length;
    for (const match of season.matches) prices += pricesOf(origin, match, now).length;
  }
  return { seconds: secondsSince(started), matches, prices };
}

const secondsSince = (started: number) => Math.round(performance.now() - started) / 1000;
