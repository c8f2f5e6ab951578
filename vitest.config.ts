import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepModules } from './apps/web/testing/keep-modules.ts';
import { findChromium } from './scripts/chromium.ts';
import { chooseDatabaseTests, ONE_SERVER_TESTS } from './scripts/database-tests.ts';
import { readTestRun } from './scripts/test-run.ts';

const { executablePath, args, env } = await findChromium();
const { seed, shuffled } = readTestRun();
const databaseTests = chooseDatabaseTests({
  server: process.env.TREDICI_TEST_POSTGRES,
  everything: shuffled,
  statements: process.env.TREDICI_TEST_STATEMENTS,
});
const setupFiles = [join(import.meta.dirname, 'scripts/fast-check-seed.ts')];
/** Generous, because the machine may be busy with other things. */
const patient = { poll: { timeout: 30_000 } };
/** The files of a worker share their imported modules: importing them again for every file took longer than
 *  the tests. Mocks are undone after each test. */
const shared = {
  expect: patient,
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
};

/** Tests of processes and whole demo worlds take longest: they start first, so that none runs on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      ONE_SERVER_TESTS.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Three kinds of test, told apart by name so that each can run alone: `*.test.ts` pure, `*.db.test.ts` on a
 *  real PostgreSQL, `*.test.tsx` in a real browser. `*.nightly.test.ts` needs a program that not every
 *  machine has, and is only run by `npm run test:nightly`. */
export default defineConfig({
  test: {
    // One per core of the smallest machine we know; by default, two cores would get only one worker.
    maxWorkers: 2,
    sequence: shuffled ? { shuffle: true, seed } : { seed, sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            '{scripts,bench}/**/*.test.ts',
            'apps/web/build/*.test.ts',
          ],
          exclude: [
            '**/*.db.test.ts',
            '**/node_modules/**',
            ...(shuffled ? [] : ['**/*.nightly.test.ts']),
          ],
          environment: 'node',
          setupFiles,
          ...shared,
          // No test needs this long, but the machine may be busy with other things.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'database',
          include: databaseTests.include,
          exclude: ['**/node_modules/**', ...databaseTests.exclude],
          globalSetup: ['apps/server/testing/database/global-setup.ts'],
          environment: 'node',
          setupFiles,
          ...shared,
          // These wait for the database and for processes of their own half of the time.
          maxWorkers: 3,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        plugins: [keepModules()],
        // Dependencies that Vite only discovers while tests run would reload them half-way.
        optimizeDeps: { include: ['react-dom/client', 'react/compiler-runtime', 'uqr', 'jsqr'] },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: [join(import.meta.dirname, 'apps/web/testing/setup.ts')],
          expect: patient,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath,
                args: [...args],
                env: { ...(process.env as Record<string, string>), ...env },
              },
              contextOptions: {
                locale: 'it-IT',
                timezoneId: 'Europe/Rome',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
