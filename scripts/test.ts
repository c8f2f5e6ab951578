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
// Before the tests that start a whole Tredici: it would build the web while they wait for it.
const web: Step = { name: 'the web is built', command: ['node', 'scripts/build-web.ts'] };
const outcomes: Outcome[] = await runInPairs([UNIT_STEP, web, ...STATIC_STEPS]);

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

const onPostgres = (name: string, server: 'embedded' | 'system') =>
  vitestStep(`database tests, ${name}`, 'database', { TREDICI_TEST_POSTGRES: server });

// Side by side: these wait for the database, and for processes that are killed, half of the time.
const databases = [
  onPostgres('embedded PostgreSQL', 'embedded'),
  ...((await findSystemPostgres()) ? [onPostgres("the machine's PostgreSQL", 'system')] : []),
];
outcomes.push(...(await runInPairs(databases)));

// One after the other: a browser leaves nothing of two cores, and the slowest journeys run out of time.
outcomes.push(
  ...(await runInTurn([vitestStep('components in the browser', 'components'), journeys])),
);

conclude(outcomes);
