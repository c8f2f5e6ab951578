import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { readTestRun } from '../scripts/test-run.ts';

const { executablePath, args, env } = await findChromium();
const port = Number(process.env.E2E_PORT ?? 3913);

/** Journeys against a whole Tredici, started for the run and stopped after it. No retries: a journey that
 *  fails now and then has found a fault. */
export default defineConfig({
  testDir: '.',
  testIgnore: readTestRun().shuffled ? [] : ['**/*.nightly.spec.ts'],
  outputDir: '../test-results',
  // A journey waits a quarter of its time: three workers still leave two cores idle now and then.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  // Generous, because the machine may be busy with other things.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // `npm test` counts the report; for runs by hand the list is enough.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  globalSetup: './start-tredici.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    // Journeys test the server's own replies; only the one about being offline allows the service worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [...args],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
});
