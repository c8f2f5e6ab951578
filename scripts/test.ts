// npm test: everything, on real parts. Its last line is "N passed, N failed".
import { findSystemPostgres } from '@tredici/server/testing/database/system-postgres';
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
import { readTestRun } from './test-run.ts';

const run = readTestRun();
const outcomes: Outcome[] = await runInPairs([UNIT_STEP, ...STATIC_STEPS]);

const journeys: Step = {
  name: 'journeys in the browser',
  command: [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...(run.shuffled ? ['--shuffle', String(run.seed)] : []),
  ],
  counts: 'playwright',
};

// One after the other: beside each other, the slowest journeys run out of time on two cores.
outcomes.push(
  ...(await runInTurn([
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
    journeys,
  ])),
);

conclude(outcomes);
