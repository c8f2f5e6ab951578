// npm test: everything, on real parts. Its last line is "N passed, N failed".
import { findSystemPostgres } from '@tredici/server/db/testing/system-postgres';
import {
  conclude,
  type Outcome,
  runInPairs,
  runInTurn,
  STATIC_STEPS,
  type Step,
  UNIT_STEP,
  vitestStep,
} from './steps.ts';
import { buildWeb, isWebStale } from './web-build.ts';

const outcomes: Outcome[] = await runInPairs([UNIT_STEP, ...STATIC_STEPS]);

const journeys: Step = {
  name: 'journeys in the browser',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  counts: 'playwright',
};

// Both lanes start whole Tredicis: the web they serve is built before, and once.
const build = new AbortController();
if (isWebStale() && !(await buildWeb(() => {}, build.signal))) process.exit(1);

// Neither lane keeps two cores busy by itself: databases wait for disks, browsers for pages.
const lanes = await Promise.all([
  runInTurn([
    vitestStep('database tests, embedded PostgreSQL', 'database', {
      TREDICI_TEST_POSTGRES: 'embedded',
    }),
    ...((await findSystemPostgres())
      ? [
          vitestStep("database tests, the machine's PostgreSQL", 'database', {
            TREDICI_TEST_POSTGRES: 'system',
          }),
        ]
      : []),
    vitestStep('components in the browser', 'components'),
  ]),
  runInTurn([journeys]),
]);
outcomes.push(...lanes.flat());

conclude(outcomes);
