// npm run bench -- simulate [--out FILE]: how long 1,000 runs of 84 weeks take in a browser, at this
// machine's speed and four times slower, on a page that has simulated nothing yet and on later runs.
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STAKING_RULES } from '@tredici/engine/bankroll/staking-rules';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../scripts/launch-chromium.ts';
import { saveResult } from './save-result.ts';

const RUNS = 1000;
const WEEKS = 84;
const TURNS = 9;
const MACHINES = [
  { machine: 'this machine', slower: 1, atMost: 100 },
  { machine: 'four times slower', slower: 4, atMost: 400 },
] as const;
const ENGINE = join(import.meta.dirname, '../packages/engine/src');
const HOST = 'http://engine.test';

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } });
  const browser = await launchChromium();
  try {
    const figures = [];
    for (const { machine, slower, atMost } of MACHINES) {
      for (const rule of STAKING_RULES) {
        const times = await measure(browser, rule, slower);
        const first = times[0]!;
        const middle = times.toSorted((a, b) => a - b)[TURNS >> 1]!;
        figures.push({ rule, machine, first, middle, atMost });
      }
    }
    console.table(
      figures.map((row) => ({ ...row, met: Math.max(row.first, row.middle) <= row.atMost })),
    );
    console.log(`Figures in ${saveResult('simulate', figures, values.out)}`);
  } finally {
    await browser.close();
  }
}

/** Milliseconds of each turn, each on a new page. The engine runs on the page's main thread, because the
 *  slowdown affects no other thread. */
async function measure(browser: Browser, rule: string, slower: number): Promise<number[]> {
  const page = await browser.newPage();
  await serveEngine(page);
  await page.goto(`${HOST}/`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times = await page.evaluate(
    async ({ asked, turns, files }) => {
      const [{ simulatePlan }, { PLAN_MODEL }] = await Promise.all(
        files.map((file) => import(file)),
      );
      const source = { kind: 'model', model: PLAN_MODEL };
      return Array.from({ length: turns }, () => {
        const began = performance.now();
        const reply = simulatePlan({ ...asked, source });
        if (!reply.ok) throw new Error(reply.reason);
        return performance.now() - began;
      });
    },
    {
      asked: {
        seed: 13,
        runs: RUNS,
        weeks: WEEKS,
        startCents: 100_00,
        rule,
        // The level with the most bets.
        levelPercent: 55,
        priceShare: 0,
      },
      turns: TURNS,
      files: ['/bankroll/simulate.ts', '/bankroll/plan-model.ts'],
    },
  );
  await page.close();
  return times;
}

/** Serves the engine's own files with the types removed. */
async function serveEngine(page: Page): Promise<void> {
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('.ts')) {
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>bench</title>',
      });
      return;
    }
    const text = await readFile(join(ENGINE, pathname), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(text) });
  });
}
